import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { storeUserMetadata } from '#core/server/user-metadata.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { users } from '#core/server/tables/users.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import * as imports from '#features/directory/imports/domain/endpoints.ts';
import type { FileFormat } from '#features/directory/imports/domain/import.ts';
import { importClient } from '#features/directory/imports/tests/import-client.ts';
import {
  openImportRunner,
  writeTestFile,
} from '#features/directory/imports/tests/import-runner.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { db } = server.database;
const email = 'foundry@outrider.example';
const foundry = await server.signIn(email);
const { bring, check, run } = importClient(foundry);
const { add, run: runHere, engine, find } = openImportRunner(db);

const [person] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
const [corporation] = await db.select().from(corporations).where(eq(corporations.slug, 'skf'));
if (!person || !corporation) throw new Error('The demonstration is not there.');

const file = [
  'name,Last funding date,Updated at,Founded on',
  'Zwixel One,03/04/2024,2024-05-06,01/02/2012',
  'Zwixel Two,05/06/2023,2024-05-07,03/04/2013',
].join('\n');
const params = (id: string) => ({ params: { id } });

const funded = async (name: string) => {
  const rows = await db
    .select({ at: companies.lastFundingAt })
    .from(companies)
    .where(eq(companies.name, name));
  return rows[0]?.at?.slice(0, 10);
};

test.each([
  ['en-US', 'month first', '4 March 2024'],
  ['sv-SE', 'day first', '3 April 2024'],
])(
  'dates that nothing decides are proposed as people with %s write them',
  async (locale, order, day) => {
    await storeUserMetadata(db, person.id, { locale });
    const { id } = await bring('dates.csv', file);
    const reading = await foundry.ask(imports.reading, params(id));
    expect(reading.ambiguousDates).toEqual([
      { column: 'Last funding date', sample: '03/04/2024' },
      { column: 'Founded on', sample: '01/02/2012' },
    ]);
    expect(reading.format.dateOrders).toMatchObject({ 'Last funding date': order });
    await check(id);
    const { dates } = await foundry.ask(imports.preview, params(id));
    expect(dates).toEqual([`Dates in “Last funding date”: 03/04/2024 is read as ${day}.`]);
  },
);

test('what is answered counts, in the check and in the import', async () => {
  await storeUserMetadata(db, person.id, { locale: 'en-US' });
  const { id, of, kind, corporationId, opportunityId, source } = await bring('dates.csv', file);
  const { format } = await foundry.ask(imports.reading, params(id));
  const answered: FileFormat = {
    ...format,
    dateOrders: { ...format.dateOrders, 'Last funding date': 'day first' },
  };
  const body = { of, kind, corporationId, opportunityId, source, mapping: null, format: answered };
  await foundry.ask(imports.settle, { ...params(id), body });
  await check(id);
  const { dates } = await foundry.ask(imports.preview, params(id));
  expect(dates).toEqual(['Dates in “Last funding date”: 03/04/2024 is read as 3 April 2024.']);
  await run(id);
  expect(await funded('Zwixel One')).toBe('2024-04-03');
  expect(await funded('Zwixel Two')).toBe('2023-06-05');
});

test('a column that nothing decides is proposed as the others of its file are', async () => {
  const rows = ['name,Last funding date,Updated at', 'Zwixel,03/04/2024,23/05/2024'];
  const id = await add(await writeTestFile('a.csv', rows.join('\n')), { createdBy: person.id });
  const { format } = await engine.look(await find(id), new AbortController().signal);
  expect(format.dateOrders).toEqual({
    'Last funding date': 'day first',
    'Updated at': 'day first',
  });
});

test('opportunities are read in the order of their columns as well', async () => {
  await storeUserMetadata(db, person.id, { locale: 'en-GB' });
  const rows = ['name,start,deadline', 'Zwixel bearings,03/04/2027,05/06/2027'];
  const values = { of: 'opportunities', kind: null, corporationId: corporation.id } as const;
  const path = await writeTestFile('a.csv', rows.join('\n'));
  await runHere(await add(path, { ...values, createdBy: person.id }));
  const [stored] = await db
    .select()
    .from(opportunities)
    .where(eq(opportunities.name, 'Zwixel bearings'));
  // From midnight to the last second of a day, in the zone of the corporation.
  expect([stored?.startDate, stored?.endDate].map((at) => at?.slice(0, 19))).toEqual([
    '2027-04-02T22:00:00',
    '2027-06-05T21:59:59',
  ]);
});
