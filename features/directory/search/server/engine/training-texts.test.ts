import { expect, test } from 'vitest';
import { openTestServer } from '#core/tests/test-server.ts';
import { textsOfDirectory } from './training-texts.ts';

const { database } = await openTestServer({ demonstration: true });

async function read(most?: number): Promise<string[]> {
  const all: string[] = [];
  for await (const batch of textsOfDirectory(database.db, most)) all.push(...batch);
  return all;
}

test('every company gives a training text: its description, without its name', async () => {
  const texts = await read();
  const { rows } = await database.pool.query<Record<'name' | 'one_liner' | 'description', string>>(
    'select name, one_liner, description from companies order by id limit 1',
  );
  expect(texts.length).toBeGreaterThanOrEqual(5000);
  expect(texts[0]).toContain(rows[0]?.one_liner);
  expect(texts[0]).toContain(rows[0]?.description);
  expect(texts[0]).not.toContain(rows[0]?.name);
});

test('a large directory is sampled, deterministically', async () => {
  const some = await read(500);
  expect(some.length).toBeGreaterThan(300);
  expect(some.length).toBeLessThan(800);
  expect(await read(500)).toEqual(some);
});
