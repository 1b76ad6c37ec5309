// SPDX-License-Identifier: BSL-1.0
#include <handful/hana.hpp>

#include <handful/handful.hpp>

#include <boost/hana/size.hpp>

using collection = handful::collection<int*, handful::reject_null>;

/// Two translation units of one program include the library; this one through the opt-in header.
bool policies_can_be_listed() {
    return decltype(boost::hana::size(handful::policies_of<collection>))::value >= 2;
}
