import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { decodeJwt } from 'jose';
import { openDatabase } from '#core/platform/database/open-database.ts';
import { openLog } from '#core/platform/log/log.ts';
import type { Paginated } from '#core/domain/schemas.ts';
import { topicOf } from '#core/domain/live/live.ts';
import type {
  Opportunity,
  OpportunityRow,
} from '#features/cases/opportunities/domain/opportunity.ts';
import { createPeople } from './bench-people.ts';
import { measureStreams } from './many-streams.ts';
import type { Product } from './product.ts';

const counts = [2000, 10_000];
/** What is open besides streams: files, the database. */
const otherFiles = 500;
const streamsEach = 8;
const keysReadAgainMs = 6000;

/** The most files a process may have open; the client and the server have one for each stream. */
async function openFilesMost(): Promise<number> {
  const limits = await readFile('/proc/self/limits', 'utf8');
  return Number(/^Max open files\s+(\d+)/mu.exec(limits)?.[1]);
}

async function makeOpportunity({ address }: Product, token: string) {
  const send = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const answer = await fetch(`${address}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} → ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  const listed = await send<Paginated<OpportunityRow>>('GET', '/opportunities?limit=1');
  const [first] = listed.data;
  if (!first) throw new Error('There is no opportunity to take a cycle from.');
  const { corporationId, cycleId } = first;
  const name = 'Heard by thousands';
  const made = await send<Opportunity>('POST', '/opportunities', { corporationId, cycleId, name });
  let isOpen = true;
  const change = async (): Promise<void> => {
    isOpen = !isOpen;
    const status = isOpen ? 'ACTIVE' : 'FINISHED';
    await send('PUT', `/opportunities/${made.id}/status`, { status, reason: 'Measured.' });
  };
  return { id: made.id, corporationId, change };
}

/** Many streams on one node: rows of a table, or why a number of them was not measured. */
export async function streamFigures(
  product: Product,
  token: string,
  idleMs: number,
): Promise<Record<string, object>> {
  const { id, corporationId, change } = await makeOpportunity(product, token);
  const { dataFolder, address, pid } = product;
  const issuer = decodeJwt(token).iss ?? '';
  const database = await openDatabase({ url: null, dataFolder, isGuest: true }, openLog('error'));
  const people = Math.max(...counts) / streamsEach;
  const tokens = await createPeople(database.pool, issuer, corporationId, people);
  await database.pool.query('analyze');
  await database.close();
  // Keys that it does not know yet, the server reads again after a while only.
  await wait(keysReadAgainMs);

  const rows: Record<string, object> = {};
  const most = (await openFilesMost()) - otherFiles;
  for (const count of counts) {
    const port = Number(new URL(address).port);
    const target = { port, pid, topic: topicOf('opportunity', id), change };
    const its = tokens.slice(0, count / streamsEach);
    rows[`${count} streams`] =
      count > most
        ? { 'not measured': `a process may have ${most + otherFiles} files open` }
        : await measureStreams({ ...target, tokens: its }, count, idleMs);
  }
  return rows;
}
