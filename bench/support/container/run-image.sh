#!/bin/sh
# Runs a program in the unpacked image as `docker run --read-only --volume VOLUME:/data` would: as user
# 1000, its root read-only, with one volume and 64 MB of /dev/shm, but in this machine's network.
#   run-image.sh ROOT VOLUME [NAME=VALUE…] PROGRAM…
set -eu
exec unshare --mount --pid --fork sh -euc '
root=$1 volume=$2
shift 2
mount --make-rprivate /
mount --bind "$root" "$root"
mount -o remount,bind,ro "$root"
mount -t tmpfs -o mode=755 tmpfs "$root/dev"
for device in null zero full random urandom; do
  touch "$root/dev/$device"
  mount --bind "/dev/$device" "$root/dev/$device"
done
mkdir "$root/dev/shm"
mount -t tmpfs -o size=64m,mode=1777 tmpfs "$root/dev/shm"
mount -t proc proc "$root/proc"
mount --bind "$volume" "$root/data"
exec chroot --userspec=1000:1000 "$root" /usr/bin/env -i --chdir=/app HOME=/data "$@"
' sh "$@"
