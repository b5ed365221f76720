#!/usr/bin/env bash
# Starts or stops a server for a CI job, as action.yml does, in any CI. It needs Node, npm and bash.
#
#   mock.sh start [--engine mock|prism] <package> [option of the mock …]   prints the URL
#   mock.sh stop
#
# <package> is what npm installs: the tarball that `npm pack ./generated/mock` writes, or its URL. The engine is our
# mock, or stock Prism with the description in the package.
set -euo pipefail

folder="${RUNNER_TEMP:-${TMPDIR:-/tmp}}/grant-management-mock"

usage() {
  sed -n '2,8s/^# \{0,1\}//p' "$0" >&2
  exit 2
}

is_running() {
  [ -s "$folder/pid" ] && kill -0 "$(cat "$folder/pid")" 2>/dev/null
}

install() {
  npm install --loglevel=error --no-save --no-audit --no-fund --ignore-scripts --prefix "$folder" "$@" >&2
}

start() {
  local engine=mock url
  if [ "${1:-}" = --engine ]; then
    engine="${2:-}"
    shift 2 || usage
  fi
  local package="${1:-}" mock="$folder/node_modules/@grant-management/mock" command
  case "$engine" in mock | prism) ;; *) usage ;; esac
  [ -n "$package" ] || usage
  shift
  if is_running; then
    echo "A mock is running at $(cat "$folder/url"). Stop it first: mock.sh stop" >&2
    exit 1
  fi
  rm -rf "$folder"
  mkdir -p "$folder"
  install "$package"
  if [ "$engine" = prism ]; then
    # The package says which version its description is tried with.
    install "$package" "@stoplight/prism-cli@$(node -p "require('$mock/package.json').prism")"
    command=("$folder/node_modules/@stoplight/prism-cli/dist/index.js" mock --port 0 "$@" "$mock/dist/openapi.json")
  else
    command=("$mock/dist/cli.js" --port 0 --ready-file "$folder/url" "$@")
  fi
  # Its output goes to a file: a job would wait for the end of what holds its own.
  nohup node "${command[@]}" >"$folder/log" 2>&1 </dev/null &
  echo $! >"$folder/pid"
  for _ in $(seq 300); do
    # Prism prints its URL when it answers.
    if [ "$engine" = prism ]; then
      sed -n 's/.*Prism is listening on \(http:[^[:space:]]*[0-9]\).*/\1/p' "$folder/log" >"$folder/url"
    fi
    if [ -s "$folder/url" ]; then
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
    start "$@"
    ;;
  stop) stop ;;
  *) usage ;;
esac
