# syntax=docker/dockerfile:1
# The shop in a container; compose.yaml puts nginx in front. docs/operating/own-server.md describes both.

FROM node:22-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
COPY deploy/steps.sh deploy/
RUN deploy/steps.sh install
COPY . .
# The settings of the build, which reads the products from the store; a secret is in no layer of the image.
RUN --mount=type=secret,id=settings,target=/shop/.env deploy/steps.sh build
RUN deploy/steps.sh pack /packed && deploy/steps.sh error-pages /error-pages

FROM nginx:stable AS nginx
COPY deploy/nginx.conf /etc/nginx/conf.d/default.conf
# The image has curl, for the scheduled jobs.
COPY deploy/schedule.sh /usr/local/bin/
# The error pages, which nginx sends itself while the shop does not answer.
COPY --from=build /error-pages /usr/share/nginx/html

FROM node:22-slim
# Real customers order here: without keys of a provider, cards are off unless .env turns the test page on.
ENV NODE_ENV=production TEST_CARD_PAGE=off
WORKDIR /shop
COPY --from=build /packed ./
# A new volume takes over this directory's owner.
RUN install -d -o node -g node -m 700 /shop/.data
USER node
VOLUME /shop/.data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --start-interval=2s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health').then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
CMD ["node", "--import", "tsx", "scripts/serve.ts"]
