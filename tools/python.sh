#!/bin/sh
# Prints the name of the first Python that is new enough, or fails.
for name in python3 python3.13 python3.12 python3.11 python3.14; do
    if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        echo "$name"
        exit 0
    fi
done
exit 1
