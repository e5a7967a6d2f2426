#!/bin/sh
# schedule.sh ORIGIN: calls the jobs of vercel.json at a running shop, with CRON_SECRET: payments, letters and noted
# changes every five minutes, and orders that nobody has confirmed every hour.
set -eu

if [ -z "${CRON_SECRET:-}" ]; then
  echo 'No scheduled jobs: CRON_SECRET is not set' >&2
  exit 0
fi

call() {
  # Other processes can read arguments, so the secret comes by standard input.
  printf 'Authorization: Bearer %s' "$CRON_SECRET" |
    curl -fsS --max-time 240 -o /dev/null -H @- "$1" || echo "$1 failed" >&2
}

minutes=0
while :; do
  call "$1/api/payment/reconcile"
  [ $((minutes % 60)) -ne 0 ] || call "$1/api/payment/unconfirmed"
  sleep 300
  minutes=$((minutes + 5))
done
