import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyDirectory } from '#features/directory/companies/tests/empty-directory.ts';
import { companyKinds } from '#core/domain/company-kind.ts';
import { domainOf } from '#features/directory/companies/domain/web-domain.ts';
import { groupsOf } from '#features/directory/companies/server/shared/groups.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { compareAll, recordsIn } from '#features/directory/companies/tests/companies.ts';
import {
  openImportRunner,
  writeTestFile,
} from '#features/directory/imports/tests/import-runner.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { drawRuns } from '#core/tests/rotation.ts';

const { database } = await openTestServer();
const { db } = database;
const { add, check, run, counts, find } = openImportRunner(db);
const record = recordsIn(db);

const names = fc.constantFrom('Steadforge AB', 'Steadforge', 'Steadforge', 'Steadfroge');
/** Mostly none: what such a record is like has to be told by its name and place. */
const hosts = fc.constantFrom(null, null, null, 'kelp', 'moss', 'north.reed', 'south.reed');
const addressOf = (host: string | null) => (host === null ? null : `https://${host}.example`);
const countries = fc.constantFrom('SE', 'SE', 'SE', null);
const cities = fc.constantFrom('Lund', 'Lund', null);
const kinds = fc.constantFrom(...companyKinds);

const directory = fc.array(
  fc.record({ kind: kinds, name: names, host: hosts, country: countries, city: cities }),
  { maxLength: 4 },
);
/** Each row has an address that no other has; some have another's registered domain. */
const rows = fc.uniqueArray(
  fc.record({
    host: fc.constantFrom('kelp', 'oak', 'ash', 'elm', 'east.reed', 'west.reed'),
    name: names,
    country: countries,
    city: cities,
  }),
  { minLength: 2, maxLength: 5, selector: ({ host }) => host },
);
const files = rows.chain((some) =>
  fc.array(fc.record({ kind: kinds, rows: fc.shuffledSubarray(some, { minLength: 1 }) }), {
    minLength: 1,
    maxLength: 3,
  }),
);

const addresses = async () =>
  (await db.select({ url: companies.url }).from(companies)).flatMap(({ url }) => url ?? []);

/** Pairs of records with unlike registered domains that are shown as one company. */
async function joinedDomains() {
  const rows = await db.select({ id: companies.id, url: companies.url }).from(companies);
  const urls = new Map(rows.map(({ id, url }) => [id, url]));
  const groups = await groupsOf(db, [...urls.keys()]);
  return [...groups.values()].flatMap((group) => {
    const domains = group.flatMap(
      (id) =>
        domainOf(urls.get(id) ?? null)
          ?.split('.')
          .at(-2) ?? [],
    );
    const unlike = [...new Set(domains)];
    return unlike.length > 1 ? [unlike] : [];
  });
}

test.each(['link', 'update', 'add'] as const)(
  'rows with different ids and web addresses stay apart in any order (%s)',
  async (knownCompanies) => {
    await fc.assert(
      fc.asyncProperty(directory, files, fc.boolean(), async (records, lists, isCompared) => {
        await emptyDirectory(db);
        for (const { kind, name, host, country, city } of records)
          await record(kind, name, { url: addressOf(host), country, city });
        if (isCompared) await compareAll(db);
        const before = await addresses();
        for (const { kind, rows: listed } of lists) {
          const lines = listed.map(
            ({ host, name, country, city }) =>
              `${host},${name},${addressOf(host) ?? ''},${country ?? ''},${city ?? ''}`,
          );
          const path = await writeTestFile(
            'a.csv',
            ['id,name,website,country,city', ...lines].join('\n'),
          );
          const id = await add(path, { kind, knownCompanies });
          await check(id);
          const { preview } = await find(id);
          await run(id);
          const { remarks: _, ...done } = await counts(id);
          // Else the server may compare the records between the two.
          if (isCompared) expect(preview?.counts).toEqual(done);
          if (isCompared) await compareAll(db);
          const now = await addresses();
          expect(now).toEqual(expect.arrayContaining(listed.map(({ host }) => addressOf(host))));
          for (const { host, name } of knownCompanies === 'update' ? [] : listed) {
            const here = await db.select().from(companies).where(eq(companies.externalId, host));
            expect(here.filter((one) => one.kind === kind)).toMatchObject([
              { name, url: addressOf(host) },
            ]);
          }
        }
        expect((await addresses()).toSorted()).toEqual(expect.arrayContaining(before));
        await compareAll(db);
        expect(await joinedDomains()).toEqual([]);
      }),
      { numRuns: drawRuns(60) },
    );
  },
);
