#!/usr/bin/env bash
# Starts the mock for a CI job, or stops it: what action.yml does, for every other CI. It needs Node, npm and bash.
#
#   mock.sh start <package> [option of the mock …]   prints the address
#   mock.sh stop
#
# <package> is what npm installs: the tarball that `npm pack ./generated/mock` writes, or its address.
set -euo pipefail

folder="${RUNNER_TEMP:-${TMPDIR:-/tmp}}/grant-management-mock"

usage() {
  sed -n '2,7s/^# \{0,1\}//p' "$0" >&2
  exit 2
}

is_running() {
  [ -s "$folder/pid" ] && kill -0 "$(cat "$folder/pid")" 2>/dev/null
}

start() {
  if is_running; then
    echo "A mock is running at $(cat "$folder/url"). Stop it first: mock.sh stop" >&2
    exit 1
  fi
  rm -rf "$folder"
  mkdir -p "$folder"
  npm install --loglevel=error --no-save --no-audit --no-fund --ignore-scripts --prefix "$folder" "$1" >&2
  shift
  # Its output goes to a file: a job would wait for the end of what holds its own.
  nohup node "$folder/node_modules/@grant-management/mock/dist/cli.js" \
    --port 0 --ready-file "$folder/url" "$@" >"$folder/log" 2>&1 </dev/null &
  echo $! >"$folder/pid"
  for _ in $(seq 300); do
    if [ -s "$folder/url" ]; then
      local url
      url="$(cat "$folder/url")"
      echo "$url"
      [ -z "${GITHUB_OUTPUT:-}" ] || echo "url=$url" >>"$GITHUB_OUTPUT"
      [ -z "${GITHUB_ENV:-}" ] || echo "GRANT_MANAGEMENT_MOCK_URL=$url" >>"$GITHUB_ENV"
      return
    fi
    is_running || break
    sleep 0.1
  done
  echo 'The mock has not started:' >&2
  cat "$folder/log" >&2
  stop
  exit 1
}

stop() {
  if is_running; then
    local pid
    pid="$(cat "$folder/pid")"
    kill "$pid"
    for _ in $(seq 150); do
      kill -0 "$pid" 2>/dev/null || break
      sleep 0.1
    done
    kill -KILL "$pid" 2>/dev/null || true
  fi
  rm -rf "$folder"
}

case "${1:-}" in
  start)
    shift
    [ -n "${1:-}" ] || usage
    start "$@"
    ;;
  stop) stop ;;
  *) usage ;;
esac
