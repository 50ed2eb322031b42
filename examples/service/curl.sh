#!/bin/sh
# Asks a service with curl: sh curl.sh http://localhost:8080 ../../puzzles/005-kitten.non
set -eu
api="$1/api/v1"
file="$2"

# One line solves a file in any format.
curl -sf --data-binary "@$file" "$api/solve" | grep -o '"verdict":"[a-z]*"'

# A hint that reveals little.
curl -sf --data-binary "@$file" "$api/hint?level=1" | grep -o '"words":"[^"]*"'

# A picture, by Accept.
curl -sf --data-binary "@$file" -H 'Accept: image/svg+xml' "$api/draw?solution=true" | head -c 4
echo

# A problem has a code; curl reports its status.
curl -s --data-binary 'nonsense' "$api/solve" -o /dev/null -w '%{http_code} %{content_type}\n'
