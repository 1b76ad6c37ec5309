#!/usr/bin/env bash
# SPDX-License-Identifier: BSL-1.0
# Makes the captures in this folder again: asks an nginx of its own, on loopback, with curl.
#   capture.sh [FOLDER]     where to write them; default: this folder
# responses.txt  what `curl -sI` and `curl -si` print, one after the other
# exchanges.txt  requests and responses as they went over the wire, as a proxy's log has them
# Needs nginx (Debian: nginx-light) and curl.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
out=${1:-$here}
PATH=$PATH:/usr/sbin
for program in nginx curl; do
    command -v "$program" >/dev/null || { echo "capture.sh: $program is missing" >&2; exit 1; }
done

dir=$(mktemp -d)
stop() {
    if [ -s "$dir/nginx.pid" ]; then
        kill "$(cat "$dir/nginx.pid")" 2>/dev/null || true
    fi
    rm -rf "$dir"
}
trap stop EXIT
chmod 755 "$dir"
mkdir -p "$dir/tmp" "$dir/www/static"

cd "$dir/www"
printf '<!DOCTYPE html>\n<title>handful</title>\n<p>A page that is long enough to be compressed.\n' >index.html
printf 'body { font: 1em serif; margin: 2em; }\n' >static/style.css
printf 'document.title = "handful";\n' >static/script.js
printf '\211PNG\r\n\032\n' >static/dot.png
touch -d '2024-01-02 03:04:05 UTC' index.html static/*

port=
for candidate in $(shuf -i 20000-40000 -n 20); do
    sed -e "s|@PORT@|$candidate|g" -e "s|@DIR@|$dir|g" "$here/nginx.conf.in" >"$dir/nginx.conf"
    if nginx -c "$dir/nginx.conf" -p "$dir" >"$dir/start.log" 2>&1; then
        port=$candidate
        break
    fi
done
[ -n "$port" ] || { echo "capture.sh: nginx does not start:" >&2; cat "$dir/start.log" >&2; exit 1; }
url=http://127.0.0.1:$port
# The port is another one each time, so it does not go into the captures.
hide_port() { sed "s/127\.0\.0\.1:$port/127.0.0.1/g"; }

browser='text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8'
{
    curl -sI "$url/"
    curl -sI -H 'Accept-Encoding: gzip, deflate, br' "$url/"
    curl -sI "$url/static/style.css" "$url/static/script.js" "$url/static/dot.png"
    curl -sI "$url/missing"
    curl -sIL "$url/old"
    curl -sI -H 'If-Modified-Since: Tue, 02 Jan 2024 03:04:05 GMT' "$url/static/style.css"
    curl -sI --http1.0 "$url/"
    curl -si "$url/account"
    curl -si "$url/api" "$url/parts"
    curl -si "$url/busy"
    curl -si -X DELETE "$url/"
    curl -si "$url/nothing"
    curl -si -r 0-14 "$url/index.html"
    curl -si -r 0-4,10-14 "$url/index.html"
} | hide_port >"$out/responses.txt"

# curl's notes go to the error stream, with > before what it sends and < before what comes back.
exchange() { curl -sv -o /dev/null "$@" 2>&1 | sed -n 's/^[<>] //p'; }
{
    exchange -H "Accept: $browser" -H 'Accept-Encoding: gzip, deflate' -A 'example/1.0 (a browser)' "$url/"
    exchange -H 'Accept: text/css,*/*;q=0.1' -H 'Cache-Control: max-age=0' "$url/static/style.css"
    exchange -H 'Accept: image/png, image/*;q=0.8, */*;q=0.5' -H 'Connection: keep-alive' "$url/static/dot.png"
    exchange -H 'Cache-Control: no-cache' -H 'Pragma: no-cache' "$url/account"
    exchange -H 'Content-Type: application/json; charset=utf-8' --data '{"a": 1}' "$url/api"
    exchange --data-urlencode 'text=some words' "$url/account"
    exchange -F 'file=@-;type=text/plain;filename=note.txt' "$url/api" <<<'a note'
    exchange -X OPTIONS "$url/static/"
    exchange -H 'Connection: close' "$url/nothing"
} | hide_port >"$out/exchanges.txt"
