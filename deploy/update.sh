#!/bin/sh
# Brings the shop to a new version, one process after the other, without losing a request. As root:
#   deploy/update.sh <git address> [<branch or tag>]
# Each version has a folder of its own: a process that is still running goes on with all of its files.
set -eu

shop=/opt/farmgate
release="$shop/releases/$(date +%Y-%m-%d-%H%M%S)"

git clone --quiet --depth 1 --branch "${2:-main}" "$1" "$release"
cd "$release"
npm ci
ln -s /etc/farmgate/farmgate.env .env.local
node scripts/build.js

# Meanwhile processes of both versions answer, and each is asked for what the other's pages need. Pages that stay
# open go on for a month.
if [ -d "$shop/current/dist" ]; then
  cp -Rpn dist/assets/. "$shop/current/dist/assets/"
  cp -Rpn "$shop/current/dist/assets/." dist/assets/
  find dist/assets -type f -mtime +30 -delete
fi

ln -sfn "$release" "$shop/next"
mv -T "$shop/next" "$shop/current"
for unit in $(systemctl list-units --plain --no-legend farmgate.service 'farmgate@*.service' | cut -d ' ' -f 1); do
  systemctl restart "$unit"
done

# To go back, and for whoever looks for what has changed. Each has some hundred megabytes.
cd "$shop"
find releases -mindepth 1 -maxdepth 1 -type d | sort | head -n -3 | xargs -r rm -rf
