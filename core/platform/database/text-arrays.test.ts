import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer();
const { pool } = server.database;

const read = async (type: 'text' | 'uuid', values: readonly (string | null)[]) => {
  const { rows } = await pool.query<{ list: unknown }>(`select $1::${type}[] list`, [values]);
  return rows[0]?.list;
};

test('arrays of text are read back unchanged, whatever they contain', async () => {
  const odd = fc.constantFrom('', ' ', 'NULL', 'null', '{', '}', ',', '"', '\\', 'a,b', '{a}', 'Å');
  const texts = fc.array(fc.oneof(odd, fc.string({ unit: 'grapheme' })), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(texts, async (list) => {
      const storable = list.map((one) => one.replaceAll('\0', ''));
      expect(await read('text', storable)).toEqual(storable);
    }),
  );
  expect(await read('text', ['a', null, 'NULL'])).toEqual(['a', null, 'NULL']);
  expect(await read('text', [])).toEqual([]);
  const id = '01a1ff2d-33db-76fe-963c-7c484d5bb4b9';
  expect(await read('uuid', [id, id])).toEqual([id, id]);
});

test('nested arrays are parsed', async () => {
  const { rows } = await pool.query<{ list: unknown }>(`select array[array['a'],array['b']] list`);
  expect(rows[0]?.list).toEqual([['a'], ['b']]);
});
