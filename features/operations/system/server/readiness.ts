import type { FastifyInstance } from 'fastify';
import type { DiskSpace } from '#core/platform/files/disk-space.ts';
import type { Drain } from '#core/server/drain.ts';
import type { NodeRegister } from '#core/server/nodes/node-register.ts';
import type { OpenDatabase } from '#core/platform/database/open.ts';
import type { SearchIndex } from '#features/directory/search/server/shared/search-index.ts';

const patienceMs = 2000;

/** Whether the database takes a write within the patience of a balancer: a standby answers reads, too. */
async function takesWrites(nodes: Pick<NodeRegister, 'beat'>): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(resolve, patienceMs, false).unref());
  const answer = nodes.beat().then(
    () => true,
    () => false,
  );
  return Promise.race([answer, late]);
}

interface Parts {
  readonly database: Pick<OpenDatabase, 'isListening'>;
  readonly nodes: Pick<NodeRegister, 'beat'>;
  readonly index: Pick<SearchIndex, 'state'>;
  readonly disk: DiskSpace;
  readonly drain: Drain;
}

/** `/ready`: 200 while every part works and it is not about to stop, else 503 with the same shape. */
export function serveReadiness(
  app: FastifyInstance,
  { database, nodes, index, disk, drain }: Parts,
): void {
  app.get('/api/ready', async (_request, reply) => {
    const hasDatabase = await takesWrites(nodes);
    const isLive = database.isListening();
    const isWhole = hasDatabase && isLive && !disk.isFull();
    const state = drain.hasBegun ? 'draining' : 'ready';
    const status = isWhole ? state : 'unavailable';
    return reply
      .status(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status,
        parts: {
          database: hasDatabase ? 'ok' : 'down',
          live: isLive ? 'ok' : 'down',
          disk: disk.isFull() ? 'down' : 'ok',
          search: index.state() === 'ready' ? 'ok' : 'building',
        },
      });
  });
}
