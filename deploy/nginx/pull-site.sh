#!/usr/bin/env bash
# `pull-site.sh` downloads the board's latest release and switches nginx to it. If anything goes wrong, the
# current site stays. `pull-site.sh back` returns to the previous version until there's a newer release than
# the one it left. deploy/nginx/README.md explains the setup.
#
# REPOSITORY is the board's, as ORGANIZATION/NAME. With a GH_TOKEN, which needs no rights, GitHub's `gh`
# checks the signature too. The other settings are for machines that differ from the guide.
set -euo pipefail
export LC_ALL=C
folder="${FOLDER:-/srv/che-board}"
latest="${RELEASES:-https://github.com/${REPOSITORY:-}/releases/latest/download}"
test_nginx="${TEST_NGINX:-nginx -t}"
reload_nginx="${RELOAD_NGINX:-systemctl reload nginx}"
versions="$folder/versions"
kept=3

fail() {
  echo "$1 The site hasn't changed." >&2
  exit 1
}

# Only one at a time: the timer can start while someone runs this by hand.
mkdir -p "$versions"
exec 9>"$folder/.lock"
flock --nonblock 9 || fail "Another pull-site.sh is running."
download="$(mktemp -d "$folder/.new.XXXXXX")"
trap 'rm -rf "$download"' EXIT

current() { basename "$(readlink "$folder/current" || true)"; }

# Versions are named by date and the start of their checksum, so they sort by age.
point_to() { ln -sfn "$1" "$folder/.next" && mv -T "$folder/.next" "$folder/current"; }

switch_to() {
  local before said
  before="$(readlink "$folder/current" || true)"
  point_to "versions/$1"
  # Reload even if only pages changed: nginx keeps files open and would mix two versions for a minute.
  if ! said="$({ $test_nginx && $reload_nginx; } 2>&1)"; then
    if [ -n "$before" ]; then point_to "$before"; else rm "$folder/current"; fi
    fail "nginx didn't accept $1: $said"
  fi
  echo "The site is now $1."
}

fetch() {
  local status=0
  curl --fail --silent --show-error --location --proto-redir =https --connect-timeout 20 --max-time 600 \
    --max-filesize 1G --output "$download/$1" "$latest/$1" || status=$?
  case "$status" in
    0) ;;
    22) fail "There's no $1 at $latest. Is the repository public, its variable PUBLISH set to server, and its last deploy green?" ;;
    *) fail "$1 couldn't be downloaded from $latest (curl says $status). Is this machine online?" ;;
  esac
}

# Only allow files and folders in dist-nginx/: no links, and no paths that leave it.
unpack() {
  local kinds names
  kinds="$(tar -tvf "$1" 2>/dev/null)" && names="$(tar -tf "$1")" || fail "nginx.tar is damaged."
  if grep -qv '^[-d]' <<<"$kinds" || grep -qv '^dist-nginx/' <<<"$names" || grep -qE '(^|/)\.\.(/|$)' <<<"$names"; then
    fail "nginx.tar has links or files outside of dist-nginx/, so it isn't ours."
  fi
  tar -xf "$1" -C "$download" --no-same-owner || fail "nginx.tar couldn't be unpacked. Is the disk full?"
  for file in site/index.html site/404.html http.conf server.conf; do
    [ -f "$download/dist-nginx/$file" ] || fail "nginx.tar has no $file."
  done
}

back() {
  local now previous
  now="$(current)"
  previous="$(ls "$versions" | grep -B1 -Fx "$now" | head -n 1 || true)"
  if [ -z "$previous" ] || [ "$previous" = "$now" ]; then fail "There's no version before this one here."; fi
  switch_to "$previous"
  echo "${now##*-}" >"$folder/.refused"
}

pull() {
  local sum name
  [ -n "${REPOSITORY:-}" ] || fail "It isn't said whose site this is. Set REPOSITORY=ORGANIZATION/board."
  fetch nginx.tar.sha256
  sum="$(cut -c 1-64 "$download/nginx.tar.sha256")"
  [[ "$sum" =~ ^[0-9a-f]{64}$ ]] || fail "nginx.tar.sha256 isn't a checksum."
  case "${sum:0:12}" in
    "$(current | sed 's/.*-//')") echo "Nothing is new." && return ;;
    "$(cat "$folder/.refused" 2>/dev/null)") echo "The latest release is the one you went back from." && return ;;
  esac
  name="$(ls "$versions" | grep -- "-${sum:0:12}\$" || true)"
  if [ -z "$name" ]; then
    fetch nginx.tar
    [ "$(sha256sum <"$download/nginx.tar" | cut -c 1-64)" = "$sum" ] || fail "nginx.tar doesn't match its checksum."
    if [ -n "${GH_TOKEN:-}" ]; then
      gh attestation verify "$download/nginx.tar" --repo "$REPOSITORY" --signer-workflow "$REPOSITORY/.github/workflows/deploy.yml" >/dev/null ||
        fail "nginx.tar has no valid signature of $REPOSITORY."
    fi
    unpack "$download/nginx.tar"
    name="$(date -u +%Y%m%dT%H%M%S.%N)-${sum:0:12}"
    mv "$download/dist-nginx" "$versions/$name"
  fi
  switch_to "$name"
  rm -f "$folder/.refused"
  { ls "$versions" | grep -vFx "$name" || true; } | head -n "-$((kept - 1))" |
    while read -r old; do rm -rf "${versions:?}/$old"; done
}

case "${1:-pull}" in
  pull) pull ;;
  back) back ;;
  *)
    echo "Unknown: $1. Say nothing, or back." >&2
    exit 2
    ;;
esac
