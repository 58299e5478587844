# Builds the site and keeps what a process needs to run. docs/guides/deploy.md says how to use it;
# deploy/check/check-deploy.mjs runs these very steps without a container engine, so RUN uses relative paths.
FROM node:24.21.0-trixie-slim AS build
WORKDIR /app
# Read by the build: canonical addresses, sitemap and feeds carry it.
ARG SITE_URL
ENV SITE_URL=$SITE_URL NODE_ENV=production
COPY package.json package-lock.json ./
COPY scripts scripts
RUN node --input-type=module --eval "import { ensureInstalled } from './scripts/ensure-installed.mjs'; ensureInstalled('production')"
COPY astro.config.ts tsconfig.json ./
COPY src src
RUN node scripts/build.mjs
COPY deploy deploy
# The image's own Node is the pinned one, and what only builds the site is not taken along.
RUN node deploy/keep-server-packages.mjs

FROM node:24.21.0-trixie-slim
WORKDIR /app
# 16 threads: looking a name up holds one until it is answered, and sign-ins must not wait for it.
# The allocator's: what it would keep in case is a tenth of the memory of a server at rest.
ENV NODE_ENV=production UV_THREADPOOL_SIZE=16 MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=65536 PORT=3000 DATA_DIR=/app/data
COPY --from=build /app/package.json package.json
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/src src
COPY --from=build /app/dist dist
COPY --from=build /app/dist-server dist-server
COPY deploy/check-health.mjs deploy/check-health.mjs
RUN install -d -o 1000 -g 1000 -m 700 data node_modules/.cache
# Root owns what runs; this user may write below DATA_DIR alone, and the root file system may be read-only.
USER 1000:1000
# Compiles what each start needs, which Node keeps per user and for these flags: the first stops at the bad value, the
# second only loads.
RUN PORT=none node --max-semi-space-size=4 dist-server/main.mjs 2>&1 | grep 'PORT is' \
  && node --max-semi-space-size=4 --input-type=module --eval "import { enableCompileCache } from 'node:module'; enableCompileCache('node_modules/.cache/compiled'); await import('./dist-server/open-product.mjs')" \
  && ls node_modules/.cache/compiled && chmod -R a-w node_modules/.cache
EXPOSE 3000
STOPSIGNAL SIGTERM
# Whether this process answers. Not whether the database does: a restart would not mend that.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 CMD ["node", "deploy/check-health.mjs"]
# No shell and no script between: signals reach the process itself, and nothing is installed at start.
CMD ["node", "--max-semi-space-size=4", "dist-server/main.mjs"]
