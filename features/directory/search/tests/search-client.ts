import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as search from '#features/directory/search/domain/endpoints.ts';
import * as indexing from '#features/directory/search/domain/index-endpoints.ts';
import { newId } from '#core/server/tables/columns.ts';
import type { Client } from '#core/tests/client.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import type { TestServer } from '#core/tests/test-server.ts';

/** Starts the server's listeners, and thereby the index worker. */
export const listen = ({ app }: { app: FastifyInstance }) =>
  app.listen({ port: 0, host: '127.0.0.1' });

/** A word without similar ones, so that typo tolerance finds nothing else. */
export const unusualWord = (): string =>
  Array.from({ length: 6 }, () => pick('bdfgklmnprstvz') + pick('aeiou')).join('');
const pick = (letters: string): string => letters.charAt(randomInt(letters.length));

/** Creates a company to be found, and returns its id. */
export async function addCompany({ database }: TestServer, name: string): Promise<string> {
  const id = newId();
  await database.pool.query(
    `insert into companies (id, kind, external_id, name)
     values ($1::uuid, 'startup', $1::text, $2)`,
    [id, name],
  );
  return id;
}

/** A search client for a signed-in person. */
export function searchClient(person: Client) {
  const status = () => person.ask(indexing.status);
  const find = (q: string) => person.ask(search.companies, { query: { q, limit: '10' } });
  /** Whether the company is among the ten best of the index (not of the database). */
  const isFound = async (q: string, id: string): Promise<boolean | null> => {
    const { data, state } = await find(q);
    return state === 'ready' ? data.some(({ ref }) => ref.id === id) : null;
  };
  return {
    status,
    find,
    finds: async (q: string, id: string) => (await isFound(q, id)) === true,
    misses: async (q: string, id: string) => (await isFound(q, id)) === false,
    untilReady: () =>
      waitUntil(async () => {
        const { state, waiting, rebuild } = await status();
        return state === 'ready' && waiting === 0 && rebuild === null;
      }),
  };
}
