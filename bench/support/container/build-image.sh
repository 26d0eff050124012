#!/bin/sh
# Builds the image without a Docker engine, as root, from Debian's packages buildah and debootstrap. The
# two official images that it begins with are made here under their names: Debian by debootstrap, and
# Node.js by the one that is installed in this folder.
#   build-image.sh WORK_FOLDER REPOSITORY
set -eu
work=$1
repository=$2
export BUILDAH_ISOLATION=chroot STORAGE_DRIVER=vfs

if ! buildah inspect --type image docker.io/library/node:24-bookworm-slim > /dev/null 2>&1; then
  debootstrap --variant=minbase bookworm "$work/debian"
  (cd "$work/debian" && rm -rf var/lib/apt/lists/* var/cache/apt/* \
    usr/share/doc/* usr/share/man/* usr/share/locale/* usr/share/info/*)
  container=$(buildah from scratch)
  buildah add "$container" "$work/debian" /
  buildah config --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$container"
  buildah commit --format docker "$container" docker.io/library/debian:bookworm-slim
  node=$work/node/usr/local
  npm=$(npm root --global)/npm
  mkdir -p "$node/bin" "$node/lib/node_modules" "$work/node/etc/ssl/certs" "$work/node/root"
  cp "$repository/node_modules/node/bin/node" "$node/bin/node"
  cp -a "$npm" "$node/lib/node_modules/"
  ln -s ../lib/node_modules/npm/bin/npm-cli.js "$node/bin/npm"
  # The certificates that this machine's npm trusts.
  cp -L /etc/ssl/certs/ca-certificates.crt "$work/node/etc/ssl/certs/"
  echo cafile=/etc/ssl/certs/ca-certificates.crt > "$work/node/root/.npmrc"
  buildah add "$container" "$work/node" /
  buildah config --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt "$container"
  buildah commit --format docker "$container" docker.io/library/node:24-bookworm-slim
  buildah rm "$container"
fi
buildah bud --format docker --network host --pull-never --tag outrider "$repository"
