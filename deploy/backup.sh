#!/bin/sh
# Backups of a PostgreSQL database that are known to work. PGHOST, PGUSER, PGPASSWORD and PGDATABASE say which.
#
#     backup.sh once           saves it, restores the copy beside it, and replays every match of that copy
#     backup.sh nightly        the same now, and then every day at BACKUP_TIME (UTC)
#     backup.sh check          fails if the newest backup is older than 26 hours
#     backup.sh restore FILE   puts a backup back, while no server runs; the database as it was is kept beside it
set -eu

folder=${BACKUP_FOLDER:-/backups}
time=${BACKUP_TIME:-03:30}
keep=${BACKUP_KEEP:-14}
copy=${PGDATABASE}_check

put_back() { # FILE DATABASE
    createdb "$2"
    pg_restore --exit-on-error --no-owner --dbname="$2" "$1"
}

# Only a copy that passed gets its name.
once() {
    file=$folder/$PGDATABASE-$(date -u +%F-%H%M%S).dump
    pg_dump --format=custom --file="$folder/unchecked"
    dropdb --if-exists "$copy"
    put_back "$folder/unchecked" "$copy"
    bottega doctor --database "postgresql:///$copy"
    dropdb "$copy"
    mv "$folder/unchecked" "$file"
    echo "Saved and checked: $file"
    find "$folder" -name "$PGDATABASE-*.dump" | sort -r | tail -n "+$((keep + 1))" | xargs -r rm
}

nightly() {
    while :; do
        if sh "$0" once; then
            next=$(date -u -d "$time" +%s)
            now=$(date -u +%s)
            sleep $((next > now ? next - now : next + 86400 - now))
        else
            echo "The backup FAILED; what is above says why. The next attempt is in ten minutes." >&2
            sleep 600
        fi
    done
}

check() {
    find "$folder" -name "$PGDATABASE-*.dump" -mmin -1560 | grep -q . || {
        echo "No backup of the last 26 hours in $folder" >&2
        exit 1
    }
}

restore() {
    dropdb --if-exists "$copy"
    put_back "$1" "$copy"
    old=${PGDATABASE}_before_$(date -u +%Y%m%d%H%M%S)
    psql --quiet --dbname=postgres --command="ALTER DATABASE \"$PGDATABASE\" RENAME TO \"$old\"" \
        --command="ALTER DATABASE \"$copy\" RENAME TO \"$PGDATABASE\""
    echo "Put back: $1. The database as it was is kept as $old."
}

case ${1:-} in
    once | nightly | check) "$1" ;;
    restore) restore "$2" ;;
    *) sed -n '2,8s/^# \{0,1\}//p' "$0"; exit 2 ;;
esac
