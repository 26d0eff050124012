import { expect, test } from 'vitest';
import { openTestServer } from '#core/tests/test-server.ts';
import { rebuild } from './rebuild-index.ts';
import { rebuilds } from './rebuilds.ts';

const server = await openTestServer({ demonstration: true });
const { db, pool } = server.database;

test('what is left is estimated from when companies are read, not from when words are learnt', async () => {
  await rebuilds.ask(db, 'vectors');
  const open = await rebuilds.open(db);
  if (open === null) throw new Error('It was asked for.');
  const begunAt = async () => {
    const state = await rebuilds.state(db, open.id);
    return Date.parse(state?.progress.begunAt ?? '');
  };
  let [learning, reading] = [NaN, NaN];
  const index: Parameters<typeof rebuild>[0]['index'] = {
    state: () => 'ready',
    async rebuild(pages) {
      await pool.query(`update search_rebuilds set begun_at = begun_at - interval '1 hour'`);
      learning = await begunAt();
      for await (const companies of pages) if (companies.length > 0) reading = await begunAt();
    },
  };
  await rebuild({ index, db, gone: new AbortController().signal }, open);
  expect(reading - learning).toBeGreaterThanOrEqual(3_600_000);
});
