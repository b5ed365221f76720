#!/usr/bin/env bash
# The CI of a project that has the description and nothing else of us: Prism plays the service while its script runs.
set -euo pipefail
cd "$(dirname "$0")"
port="${PORT:-4010}"
url="http://127.0.0.1:$port"

node_modules/.bin/prism mock openapi.yaml --port "$port" >prism.log 2>&1 &
prism=$!
trap 'kill "$prism" 2>/dev/null || true' EXIT
for _ in $(seq 300); do
  curl --silent --output /dev/null "$url" && break
  kill -0 "$prism" || { cat prism.log >&2; exit 1; }
  sleep 0.1
done

# ask <path> [option of curl …] prints the status, and leaves the body in body.json
ask() {
  curl --silent --output body.json --write-out '%{http_code}' -H 'x-api-key: ci' \
    -H 'Accept: application/vnd.service.v2.3+json' "$url$1" "${@:2}"
}
expect() {
  if [ "$2" != "$3" ]; then
    echo "$1: $2 in place of $3" >&2
    exit 1
  fi
  echo "ok: $1"
}

expect 'the payments can be read' "$(ask /allocation-payment)" 200
expect 'they are a list' "$(node -p 'Array.isArray(JSON.parse(fs.readFileSync("body.json")).data)')" true
expect 'a slug is checked' "$(ask /fund/short)" 400
expect 'a fund that does not exist' "$(ask /fund/AbCdEfGh -H 'Prefer: code=404')" 404
expect 'a request without a key' "$(curl --silent --output body.json --write-out '%{http_code}' "$url/account")" 401
echo 'all is well'
