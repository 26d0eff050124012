import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusals } from '#core/domain/refusals.ts';
import { refused } from '#core/platform/http/refused.ts';
import { isTimingSafeEqual } from '#core/server/authorization/timing-safe-equal.ts';
import { bearerTokenOf } from '#core/server/endpoints/endpoint-request.ts';
import type { SystemOverview } from '#features/operations/system/domain/system.ts';

/** Seconds: from what nobody notices to what everybody does. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Parts {
  readonly overview: () => Promise<SystemOverview>;
  readonly connections: { readonly totalCount: number; idleCount: number; waitingCount: number };
}

type Labelled = readonly (readonly [label: string, value: number])[];

const seconds = (instant: string): number => Date.parse(instant) / 1000;

/** Figures of the installation with one label each, by the name that Prometheus has them under. */
const figuresOf = (overview: SystemOverview): Record<string, Labelled> => ({
  part_up: overview.parts.map(({ name, state }) => [name, state === 'down' ? 0 : 1]),
  part_attention: overview.parts.map(({ name, state }) => [name, state === 'attention' ? 1 : 0]),
  worker_failing: overview.workers.map(({ name, isFailing }) => [name, isFailing ? 1 : 0]),
  worker_last_success_timestamp_seconds: overview.workers.flatMap(({ name, lastSuccessAt }) =>
    lastSuccessAt === null ? [] : [[name, seconds(lastSuccessAt)] as const],
  ),
  outbox_waiting: overview.outboxes.map(({ name, waiting }) => [name, waiting]),
  outbox_oldest_timestamp_seconds: overview.outboxes.flatMap(({ name, oldestAt }) =>
    oldestAt === null ? [] : [[name, seconds(oldestAt)] as const],
  ),
  jobs: Object.entries(overview.jobs),
  storage_bytes: [
    ['database', overview.storage.databaseBytes],
    ['files', overview.storage.fileBytes],
    ...(overview.storage.disk === null ? [] : [['disk free', overview.storage.disk.free] as const]),
    ...(overview.storage.disk === null
      ? []
      : [['disk reserve', overview.storage.disk.least] as const]),
  ],
  pending_migrations: [['all', overview.migrations.pending.length]],
});

const labels: Readonly<Record<string, readonly [label: string, help: string]>> = {
  part_up: ['part', '1 while the part of the installation works.'],
  part_attention: ['part', '1 while the part works but needs attention.'],
  worker_failing: ['worker', '1 while its last step failed.'],
  worker_last_success_timestamp_seconds: ['worker', 'When its last step succeeded.'],
  outbox_waiting: ['outbox', 'What waits to be carried on.'],
  outbox_oldest_timestamp_seconds: ['outbox', 'Since when the oldest waits.'],
  jobs: ['state', 'Jobs by state.'],
  storage_bytes: ['what', 'Sizes, and what is free.'],
  pending_migrations: ['what', 'Steps of the schema that the database does not have.'],
};

async function openRegistry({ overview, connections }: Parts) {
  const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: 'outrider_http_request_duration_seconds',
    help: 'Requests by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  const isUp = new Gauge({
    name: 'outrider_up',
    help: '1 while the database answers.',
    registers,
  });
  const pool = new Gauge({
    name: 'outrider_database_connections',
    help: 'Connections of this process, and callers waiting.',
    labelNames: ['state'],
    registers,
  });
  const gauges = new Map(
    Object.entries(labels).map(([name, [label, help]]) => [
      name,
      {
        label,
        gauge: new Gauge({ name: `outrider_${name}`, help, labelNames: [label], registers }),
      },
    ]),
  );

  /** Without a database only what this process knows itself. */
  async function refresh(): Promise<void> {
    const result = await overview().catch(() => null);
    isUp.set(result === null ? 0 : 1);
    pool.set({ state: 'open' }, connections.totalCount);
    pool.set({ state: 'idle' }, connections.idleCount);
    pool.set({ state: 'waiting' }, connections.waitingCount);
    const figures = result === null ? {} : figuresOf(result);
    for (const [name, { label, gauge }] of gauges) {
      gauge.reset();
      for (const [value, figure] of figures[name] ?? []) gauge.set({ [label]: value }, figure);
    }
  }

  return {
    observe: ({ method, routeOptions }: FastifyRequest, reply: FastifyReply) =>
      requests.observe(
        { method, route: routeOptions.url ?? 'none', status: String(reply.statusCode) },
        reply.elapsedTime / 1000,
      ),
    text: async () => {
      await refresh();
      return { type: registry.contentType, body: await registry.metrics() };
    },
  };
}

/**
 * `/api/prometheus` in the text format of Prometheus, for who shows the token of the settings. Without
 * one it is not there, nothing is measured, and the library is not loaded.
 */
export function servePrometheus(app: FastifyInstance, token: string | null, parts: Parts): void {
  if (token === null) return;
  const opened = openRegistry(parts);
  app.addHook('onResponse', async (request, reply) => (await opened).observe(request, reply));
  app.get('/api/prometheus', async (request, reply) => {
    if (!isTimingSafeEqual(bearerTokenOf(request), token)) throw refused(refusals.unauthenticated);
    const { type, body } = await (await opened).text();
    return reply.header('cache-control', 'no-store').type(type).send(body);
  });
}
