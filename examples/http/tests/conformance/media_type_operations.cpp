// SPDX-License-Identifier: BSL-1.0
#include "observe.hpp"
#include "operations.hpp"

#include <http/media_type.hpp>

namespace conformance {
namespace {

using http::media_type;

/// text/plain with a parameter CHARSET, whose charset has been set.
media_type with_new_charset() {
    media_type media("text/plain");
    http::append_value(media.parameters(), http::name_value("CHARSET", "old_charset"));
    media.set_charset("new_charset");
    return media;
}

} // namespace

operation_tests const& media_type_operations() {
    static operation_tests const tests{
        {"text/plain | Parameters.Add(null)",
         [](holds& check) {
             media_type media("text/plain");
             HOLDS(thrown_by([&] { media.parameters().push_back(nullptr); }) == "ArgumentException");
             HOLDS(media.parameters().size() == 0);
         }},
        {"text/plain | CharSet=\"mycharset\"",
         [](holds& check) {
             media_type media("text/plain");
             media.set_charset("mycharset");
             HOLDS(media.charset() == "mycharset");
             HOLDS(media.parameters().size() == 1);
             HOLDS(media.parameters()[0]->name() == "charset");
         }},
        {"text/plain; charset=mycharset | CharSet=null (twice)",
         [](holds& check) {
             media_type media("text/plain", "mycharset");
             media.remove_charset();
             HOLDS(media.charset().empty());
             HOLDS(media.parameters().size() == 0);
             media.remove_charset();
             HOLDS(media.parameters().size() == 0);
         }},
        {"text/plain with Parameters [CHARSET=old_charset] | CharSet=\"new_charset\"",
         [](holds& check) {
             media_type const media = with_new_charset();
             HOLDS(media.parameters().size() == 1);
             HOLDS(media.parameters()[0]->name() == "CHARSET");
             HOLDS(media.charset() == "new_charset");
         }},
        {"previous state | Parameters.Remove(the same parameter object)",
         [](holds& check) {
             media_type media = with_new_charset();
             media.parameters().erase(media.parameters().begin());
             HOLDS(media.charset().empty());
         }},
        {"text/plain | CharSet=\"utf-8\"",
         [](holds& check) {
             media_type media("text/plain");
             media.set_charset("utf-8");
             HOLDS(media.format() == "text/plain; charset=utf-8");
         }},
        {"text/plain; charset=utf-8 | Parameters.Add(custom=\"custom value\" quoted)",
         [](holds& check) {
             media_type media("text/plain", "utf-8");
             http::append_value(media.parameters(), http::name_value("custom", "\"custom value\""));
             HOLDS(media.format() == "text/plain; charset=utf-8; custom=\"custom value\"");
         }},
        {"previous state | CharSet=null",
         [](holds& check) {
             auto media = http::parse<media_type>("text/plain; charset=utf-8; custom=\"custom value\"");
             media.remove_charset();
             HOLDS(media.format() == "text/plain; custom=\"custom value\"");
         }},
        {"application/xml | Clone",
         [](holds& check) {
             media_type const copy = media_type(media_type("application/xml"));
             HOLDS(copy.essence() == "application/xml");
             HOLDS(copy.parameters().size() == 0);
         }},
        {"application/xml; charset=utf-8; custom=customValue | Clone",
         [](holds& check) {
             auto const media = http::parse<media_type>("application/xml; charset=utf-8; custom=customValue");
             media_type copy = media;
             HOLDS(copy == media);
             HOLDS(copy.format() == media.format());
             HOLDS(copy.parameters()[0].get() != media.parameters()[0].get());
             copy.set_charset("other");
             HOLDS(media.charset() == "utf-8");
         }},
    };
    return tests;
}

} // namespace conformance
