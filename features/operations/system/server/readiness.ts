import type { FastifyInstance } from 'fastify';
import type { DiskSpace } from '#core/platform/files/disk-space.ts';
import type { Drain } from '#core/server/drain.ts';
import type { NodeRegister } from '#core/server/nodes/node-register.ts';
import type { OpenDatabase } from '#core/platform/database/open.ts';
import type { SearchIndex } from '#features/directory/search/server/shared/search-index.ts';

const patienceMs = 2000;

type Answer = 'writable' | 'readOnly' | 'none';

/** What the database says within the patience of a balancer: a standby answers, and takes no writes. */
async function ask(pool: OpenDatabase['pool']): Promise<Answer> {
  const late = new Promise<'none'>((resolve) => setTimeout(resolve, patienceMs, 'none').unref());
  const answer = pool.query<Readonly<Record<string, string>>>('show transaction_read_only').then(
    ({ rows }) => (Object.values(rows[0] ?? {})[0] === 'off' ? 'writable' : 'readOnly'),
    () => 'none' as const,
  );
  return Promise.race([answer, late]);
}

interface Parts {
  readonly database: Pick<OpenDatabase, 'pool' | 'isListening'>;
  /** What the last write of this node became. */
  readonly nodes: Pick<NodeRegister, 'isBeating'>;
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
    const answer = await ask(database.pool);
    const takesWrites = answer === 'writable' && nodes.isBeating();
    const isLive = database.isListening();
    const isWhole = takesWrites && isLive && !disk.isFull();
    const state = drain.hasBegun ? 'draining' : 'ready';
    const status = isWhole ? state : 'unavailable';
    return reply
      .status(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status,
        parts: {
          database: answer === 'none' ? 'down' : 'ok',
          writes: takesWrites ? 'ok' : 'down',
          live: isLive ? 'ok' : 'down',
          disk: disk.isFull() ? 'down' : 'ok',
          search: index.state() === 'ready' ? 'ok' : 'building',
        },
      });
  });
}
