#!/bin/sh
# Steps of the Dockerfile, which also run without Docker: see docs/operating/own-server.md.
#   install       packages of the lock file that the shop needs to be built and to run, in this directory
#   build         the site in dist/, without leaving data or secrets behind
#   pack TARGET   copies what the running shop needs to a new directory
#   error-pages TARGET   copies the error page of each language, for nginx
set -eu

install_packages() {
  npm ci --omit=dev --no-audit --no-fund --loglevel=error
}

build_site() {
  scratch=$(mktemp -d)
  trap 'rm -rf "$scratch"' EXIT
  # The build's own database and secret must not get into an image that several shops run.
  DATABASE_URL="${DATABASE_URL:-file:$scratch/build.db}" \
    SESSION_SECRET="${SESSION_SECRET:-only-for-the-build-only-for-the-build}" \
    npm run --silent build
  rm -rf .data
}

pack() {
  target=$1
  mkdir -p "$target"
  for part in api demo dist domain locales node_modules renderer scripts server package.json tsconfig.json vercel.json; do
    cp -R "$part" "$target/"
  done
}

error_pages() {
  target=$1
  for page in dist/client/went-wrong dist/client/*/went-wrong; do
    place="$target/${page#dist/client/}"
    mkdir -p "$place"
    cp -R "$page/." "$place/"
  done
}

case "${1:-}" in
  install) install_packages ;;
  build) build_site ;;
  pack) pack "${2:?pack needs a directory}" ;;
  error-pages) error_pages "${2:?error-pages needs a directory}" ;;
  *)
    echo "Usage: deploy/steps.sh install | build | pack TARGET | error-pages TARGET" >&2
    exit 2
    ;;
esac
