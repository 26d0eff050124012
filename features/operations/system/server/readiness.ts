import type { FastifyInstance } from 'fastify';
import type { DiskSpace } from '#core/platform/files/disk-space.ts';
import type { OpenDatabase } from '#core/platform/database/open.ts';
import type { SearchIndex } from '#features/directory/search/server/shared/search-index.ts';

const patienceMs = 2000;

async function answers(database: OpenDatabase): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(resolve, patienceMs, false).unref());
  const answer = database.pool.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answer, late]);
}

interface Parts {
  readonly database: OpenDatabase;
  readonly index: Pick<SearchIndex, 'state'>;
  readonly disk: DiskSpace;
}

/** `/ready`: 200 while every part works, else 503 with the same shape. */
export function serveReadiness(app: FastifyInstance, { database, index, disk }: Parts): void {
  app.get('/api/ready', async (_request, reply) => {
    const isAnswering = await answers(database);
    const ok = isAnswering && !disk.isFull();
    return reply
      .status(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: ok ? 'ready' : 'unavailable',
        parts: {
          database: isAnswering ? 'ok' : 'down',
          disk: disk.isFull() ? 'down' : 'ok',
          search: index.state() === 'ready' ? 'ok' : 'building',
        },
      });
  });
}
