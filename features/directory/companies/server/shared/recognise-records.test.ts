import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '#core/server/tables/columns.ts';
import { openTestDatabase } from '#core/tests/test-database.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { compareAll, recordsIn } from '#features/directory/companies/tests/companies.ts';
import { openRecogniser } from './recognise-records.ts';

// No server, which would compare the records.
const { db } = await openTestDatabase();

test('a record of its kind with another web address is not preferred, before records are compared again', async () => {
  const record = recordsIn(db);
  const place = { country: 'SE', city: 'Lund' };
  await record('startup', 'Steadforge AB', { ...place, url: 'https://kelp.example' });
  const addressed = await record('crunchbase', 'Steadforge AB', place);
  await compareAll(db);
  await db
    .update(companies)
    .set({ url: 'https://elm.example' })
    .where(eq(companies.id, addressed.id));

  const recognise = openRecogniser({ kind: 'startup', importId: newId() });
  const row = { ...place, name: 'Steadforge AB', url: 'https://elm.example' };
  const [recognition] = await db.transaction((tx) => recognise(tx, [row]));
  expect(recognition).toMatchObject({ verdict: 'sure', record: { id: addressed.id } });
});
