import { expect, test } from 'vitest';
import { additionsByCompany } from '#features/directory/collections/domain/additions.ts';
import { bodyOf, type Collection } from '#features/directory/collections/domain/collection.ts';
import * as endpoints from '#features/directory/collections/domain/endpoints.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const owner = await server.signIn('owner@skf.example');
const foreigner = await server.signIn('member@norrland.example');
const { rows } = await server.database.pool.query<{ id: string }>(
  `select id from companies where kind = 'startup' order by id limit 2`,
);
const [acme = '', bolt = ''] = rows.map(({ id }) => id);

const list = (collection: Collection, startupIds: string[]): Promise<Collection> =>
  owner.ask(endpoints.replace, {
    params: { id: collection.id },
    body: { ...bodyOf(collection), startupIds },
  });

test('who listed a company is told, while it is listed', async () => {
  const made = await owner.ask(endpoints.create, { body: { name: 'Added to' } });
  const params = { id: made.id };
  const read = async () => additionsByCompany(await owner.ask(endpoints.additions, { params }));
  const both = await list(made, [acme, bolt]);
  expect((await read()).get(bolt)).toMatchObject({ by: { name: 'Elin Lund' } });
  expect((await owner.ask(endpoints.recentAdditions))[0]).toMatchObject({
    collectionId: made.id,
    name: 'Added to',
    count: 2,
    by: { name: 'Elin Lund' },
  });

  await list(both, [acme]);
  expect([...(await read()).keys()]).toEqual([acme]);

  const others = await foreigner.ask(endpoints.recentAdditions);
  expect(others.map(({ collectionId }) => collectionId)).not.toContain(made.id);
});

test('attention counts what the reader sees of 90 days, while it is listed', async () => {
  const made = await owner.ask(endpoints.create, { body: { name: 'Attended' } });
  const params = { id: made.id };
  const added = async (who = owner) =>
    Object.fromEntries(
      (await who.ask(endpoints.attention, { params })).map((one) => [one.companyId, one.added]),
    );
  const before = (await added())[acme] ?? 0;
  const both = await list(made, [acme, bolt]);
  const once = await added();
  expect(once[acme]).toBeGreaterThan(before);
  await server.database.pool.query(
    `update collection_additions set at = now() - interval '91 days' where company_id = $1`,
    [bolt],
  );
  expect((await added())[bolt] ?? 0).toBe(0);
  await list(both, [bolt]);
  expect(Object.keys(await added())).not.toContain(acme);
  expect((await foreigner.try(endpoints.attention, { params })).status).toBe(404);
});
