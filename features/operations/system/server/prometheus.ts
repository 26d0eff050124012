import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusals } from '#core/domain/refusals.ts';
import { refused } from '#core/platform/http/refused.ts';
import { isTimingSafeEqual } from '#core/server/authorization/timing-safe-equal.ts';
import { bearerTokenOf } from '#core/server/endpoints/endpoint-request.ts';
import type { ThisNode } from '#core/server/nodes/this-node.ts';
import type { SystemOverview } from '#features/operations/system/domain/system.ts';

/** Seconds: from what nobody notices to what everybody does. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Parts {
  readonly overview: () => Promise<SystemOverview>;
  readonly node: ThisNode;
  readonly connections: { readonly totalCount: number; idleCount: number; waitingCount: number };
}

/** The values of its labels, in their order, and the figure. */
type Figure = readonly [...labels: string[], figure: number];

const seconds = (instant: string): number => Date.parse(instant) / 1000;
const one = (isSo: boolean): number => (isSo ? 1 : 0);

/** For each node and each worker that one leads: a worker that none leads has only zeros. */
function leadershipOf({ nodes, workers }: SystemOverview): Figure[] {
  const led = new Set(nodes.flatMap(({ leads }) => leads));
  for (const { name, leads } of workers) if (leads !== null) led.add(name);
  return nodes.flatMap(({ name, leads, isSilent }) =>
    [...led].map((worker) => [name, worker, one(!isSilent && leads.includes(worker))] as const),
  );
}

/** Figures of the installation by the name that Prometheus has them under. */
const figuresOf = (overview: SystemOverview): Record<string, readonly Figure[]> => ({
  part_up: overview.parts.map(({ name, state }) => [name, one(state !== 'down')]),
  part_attention: overview.parts.map(({ name, state }) => [name, one(state === 'attention')]),
  nodes: overview.nodes.map(({ name, version, isSilent }) => [name, version, one(!isSilent)]),
  node_leads: leadershipOf(overview),
  worker_failing: overview.workers.map(({ name, isFailing }) => [name, one(isFailing)]),
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

const descriptions: Readonly<Record<string, readonly [...labels: string[], help: string]>> = {
  part_up: ['part', '1 while the part of the installation works.'],
  part_attention: ['part', '1 while the part works but needs attention.'],
  nodes: ['node', 'version', '1 while the node says that it is there; 0 while it is silent.'],
  node_leads: ['node', 'worker', '1 while the worker works on this node for all of them.'],
  worker_failing: ['worker', '1 while its last step failed.'],
  worker_last_success_timestamp_seconds: ['worker', 'When its last step succeeded.'],
  outbox_waiting: ['outbox', 'What waits to be carried on.'],
  outbox_oldest_timestamp_seconds: ['outbox', 'Since when the oldest waits.'],
  jobs: ['state', 'Jobs by state.'],
  storage_bytes: ['what', 'Sizes, and what is free.'],
  pending_migrations: ['what', 'Steps of the schema that the database does not have.'],
};

async function openRegistry({ overview, node, connections }: Parts) {
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
  const info = new Gauge({
    name: 'outrider_node_info',
    help: 'The node that gives these figures.',
    labelNames: ['node', 'version'],
    registers,
  });
  info.set({ node: node.name, version: node.version }, 1);
  const gauges = new Map(
    Object.entries(descriptions).map(([name, description]) => {
      const labelNames = description.slice(0, -1);
      const help = description.at(-1) ?? '';
      return [name, new Gauge({ name: `outrider_${name}`, help, labelNames, registers })];
    }),
  );

  /** Without a database only what this process knows itself. */
  async function refresh(): Promise<void> {
    const result = await overview().catch(() => null);
    isUp.set(result === null ? 0 : 1);
    pool.set({ state: 'open' }, connections.totalCount);
    pool.set({ state: 'idle' }, connections.idleCount);
    pool.set({ state: 'waiting' }, connections.waitingCount);
    const figures = result === null ? {} : figuresOf(result);
    for (const [name, gauge] of gauges) {
      gauge.reset();
      for (const figure of figures[name] ?? []) {
        gauge.labels(...figure.slice(0, -1).map(String)).set(Number(figure.at(-1)));
      }
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
