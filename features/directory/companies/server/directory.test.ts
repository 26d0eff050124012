import { expect, test } from 'vitest';
import { get, lookup } from '#features/directory/companies/domain/endpoints.ts';
import { newId } from '#core/server/tables/columns.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const person = await server.signIn('member@skf.example');
const { rows: some } = await server.database.pool.query<{
  id: string;
  kind: 'startup' | 'crunchbase' | 'nucla';
}>('select id, kind from companies order by md5(id::text) limit 30');
const refs = some.map(({ id, kind }) => ({ id, kind }));

test('thirty references are answered in order, and more are refused', async () => {
  const answer = await person.ask(lookup, { body: { refs } });
  expect(answer.map(({ id }) => id)).toEqual(refs.map(({ id }) => id));
  const tooMany = [...refs, { kind: 'startup' as const, id: newId() }];
  expect((await person.try(lookup, { body: { refs: tooMany } })).status).toBe(400);
});

test('a reference to a missing record, or with another kind, is omitted', async () => {
  const [first] = refs;
  if (!first) throw new Error('There are no companies.');
  const kind = first.kind === 'startup' ? 'nucla' : 'startup';
  const wrong = [{ ...first, kind } as const, { kind: 'startup' as const, id: newId() }];
  expect(await person.ask(lookup, { body: { refs: wrong } })).toEqual([]);
  expect((await person.try(get, { params: { ...first, kind } })).status).toBe(404);
  expect(await person.ask(get, { params: first })).toMatchObject(first);
});
