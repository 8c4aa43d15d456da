#!/bin/sh
# Brings the shop to a new version, one process after the other, without losing a request. As root:
#   deploy/update.sh <git address> [<branch or tag>]
# Each version has a folder of its own: a process that is still running goes on with all of its files. Nothing of a
# package runs as root: a user of its own fetches and builds, who can read no settings and write to no running version.
set -eu

shop=${FARMGATE_HOME:-/opt/farmgate}
builder=${FARMGATE_BUILDER:-farmgate-build}
settings=${FARMGATE_SETTINGS:-/etc/farmgate/farmgate.env}
release="$shop/releases/$(date +%Y-%m-%d-%H%M%S)"

if [ "$(id -u "$builder")" -eq 0 ]; then
  echo "The version is not to be built by root: see FARMGATE_BUILDER." >&2
  exit 1
fi

# What comes to nothing leaves nothing behind.
staging=$(mktemp -d "$shop/building-XXXXXX")
trap 'rm -rf "$staging"' EXIT
chown "$builder" "$staging"
as_builder() {
  if [ "$(id -un)" = "$builder" ]; then set -- env -i PATH="$PATH" HOME="$staging" npm_config_update_notifier=false "$@"
  else set -- runuser -u "$builder" -- env -i PATH="$PATH" HOME="$staging" npm_config_update_notifier=false "$@"; fi
  (cd "$staging" && "$@")
}
as_builder git clone --quiet --depth 1 --branch "${2:-main}" "$1" "$staging/shop"
as_builder sh -c 'cd shop && npm ci --ignore-scripts && node scripts/build.js'

# From now on it is nobody's to change. What would lead root elsewhere is refused.
if [ "$(id -u)" -eq 0 ]; then
  pkill -KILL -u "$builder" || true
  chown -hR root:root "$staging/shop"
fi
for folder in "$staging/shop" "$staging/shop/dist" "$staging/shop/dist/assets"; do
  if [ -L "$folder" ] || [ ! -d "$folder" ]; then
    echo "The build has made no folder of its own: $folder" >&2
    exit 1
  fi
done
chmod -R go-w,u-s,g-s "$staging/shop"
mkdir -p "$shop/releases"
mv "$staging/shop" "$release"
ln -sfn "$settings" "$release/.env.local"

# Meanwhile processes of both versions answer, and each is asked for what the other's pages need. Pages that stay
# open go on for a month.
cd "$release"
before=
if [ -e "$shop/current" ]; then before=$(readlink -f "$shop/current"); fi
if [ -n "$before" ] && [ -d "$before/dist" ]; then
  cp -Rpn dist/assets/. "$before/dist/assets/"
  cp -Rpn "$before/dist/assets/." dist/assets/
  find dist/assets -type f -mtime +30 -delete
fi

lead_to() {
  ln -sfn "$1" "$shop/next"
  mv -T "$shop/next" "$shop/current"
}
restart_all() {
  for unit in $(systemctl list-units --plain --no-legend farmgate.service 'farmgate@*.service' | cut -d ' ' -f 1); do
    systemctl restart "$unit" || return 1
  done
}
lead_to "$release"
if ! restart_all; then
  echo "The new version doesn't answer: the one before goes on." >&2
  if [ -n "$before" ]; then
    lead_to "$before"
    restart_all || true
    rm -rf "$release"
  fi
  exit 1
fi

# Three versions stay, and the one before in any case: to go back, and for whoever looks for what has changed.
cd "$shop"
find "$shop/releases" -mindepth 1 -maxdepth 1 -type d | sort | head -n -3 | while read -r old; do
  [ "$old" = "$before" ] || rm -rf "$old"
done
