# SPDX-License-Identifier: BSL-1.0
# Every header of the library, by the target that owns it. tests/checks fails when these lists and the tree differ.

# handful::core: verified with include/ alone on the include path, so none of these can include a stock policy.
set(HANDFUL_CORE_HEADERS
    include/handful/basic_collection.hpp
    include/handful/block.hpp
    include/handful/collection.hpp
    include/handful/comparison.hpp
    include/handful/concepts.hpp
    include/handful/config.hpp
    include/handful/describe.hpp
    include/handful/detail/admission.hpp
    include/handful/detail/buffer.hpp
    include/handful/detail/elements.hpp
    include/handful/detail/flags.hpp
    include/handful/detail/frame.hpp
    include/handful/detail/host.hpp
    include/handful/detail/listeners.hpp
    include/handful/detail/members.hpp
    include/handful/detail/rules.hpp
    include/handful/detail/sequence.hpp
    include/handful/detail/shapes.hpp
    include/handful/detail/sources.hpp
    include/handful/detail/special_members.hpp
    include/handful/detail/standard_parts.hpp
    include/handful/erasure.hpp
    include/handful/errors.hpp
    include/handful/fwd.hpp
    include/handful/null_traits.hpp
    include/handful/policy_set.hpp
    include/handful/policy_traits.hpp
    include/handful/range.hpp
    include/handful/relocation.hpp
    include/handful/version.hpp
    include/handful/with.hpp
)

# handful::handful: the front door, the opt-in headers and the stock policies.
set(HANDFUL_FRONT_HEADERS
    include/handful/handful.hpp
    include/handful/sort.hpp
)
set(HANDFUL_HANA_HEADERS
    include/handful/hana.hpp
)
set(HANDFUL_POLICY_HEADERS
    policies/handful/access.hpp
    policies/handful/access/checked.hpp
    policies/handful/access/unchecked.hpp
    policies/handful/growth.hpp
    policies/handful/growth/grow_amortized.hpp
    policies/handful/growth/grow_exact.hpp
    policies/handful/growth/growth.hpp
    policies/handful/notification.hpp
    policies/handful/notification/notify.hpp
    policies/handful/null.hpp
    policies/handful/null/allow_null.hpp
    policies/handful/null/assert_not_null.hpp
    policies/handful/null/reject_null.hpp
    policies/handful/storage.hpp
    policies/handful/storage/fixed_capacity.hpp
    policies/handful/storage/heap_vector.hpp
    policies/handful/storage/inline_one.hpp
    policies/handful/storage/small_buffer.hpp
    policies/handful/validation.hpp
    policies/handful/validation/require.hpp
)
