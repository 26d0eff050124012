# Outrider for one machine, with its own PostgreSQL; docs/containers.md has its settings.
FROM node:24-bookworm-slim AS build
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && node scripts/runtime-packages.js /app \
  && mkdir -p /app/core/server /app/scripts \
  && cp -R package.json dist /app \
  && cp -R core/server/migrations /app/core/server \
  && cp scripts/source-maps.js /app/scripts

FROM debian:bookworm-slim
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /app /app
RUN printf '#!/bin/sh\nexec node /app/dist/server/outrider.js "$@"\n' > /usr/local/bin/outrider \
  && chmod 755 /usr/local/bin/outrider \
  && useradd --uid 1000 --no-create-home --home-dir /data outrider \
  && mkdir /data && chown outrider:outrider /data
WORKDIR /app
# By number, so that Kubernetes sees that it is not root. PostgreSQL needs it to have a name.
USER 1000:1000
VOLUME /data
EXPOSE 3000
# Those from MALLOC on bound the memory of the server, as scripts/built-server.js does for npm start.
ENV NODE_ENV=production \
  HOST=0.0.0.0 \
  DATA_DIR=/data \
  TMPDIR=/data/tmp \
  DEMO=off \
  NODE_COMPILE_CACHE=/data/tmp/compiled \
  MALLOC_ARENA_MAX=2 \
  MALLOC_MMAP_THRESHOLD_=2097152 \
  MALLOC_TRIM_THRESHOLD_=4194304 \
  LANCE_DEFAULT_IO_BUFFER_SIZE=33554432 \
  LANCE_FTS_PARTITION_SIZE=384 \
  LANCE_FTS_NUM_SHARDS=1
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/api/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "/app/scripts/source-maps.js", "--max-semi-space-size=4", "--expose-gc", "dist/server/main.js"]
