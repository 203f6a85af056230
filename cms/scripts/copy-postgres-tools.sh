#!/bin/sh
# Copies pg_dump, pg_restore and psql with their libraries to a folder, and makes commands that run
# them with these: copy-postgres-tools.sh <folder> <folder of commands>
set -eu
mkdir -p "$1/lib"
for tool in pg_dump pg_restore psql; do
  program=$(ls /usr/lib/postgresql/*/bin/$tool | tail -n 1)
  cp -L "$program" "$1/$tool"
  ldd "$program" | awk '$2 == "=>" { print $3 }' | grep -v -E '/lib(c|m)\.so' | xargs cp -L -t "$1/lib"
  rm -f "$2/$tool"
  printf '#!/bin/sh\nLD_LIBRARY_PATH=%s/lib exec %s/%s "$@"\n' "$1" "$1" "$tool" > "$2/$tool"
  chmod 755 "$2/$tool"
done
