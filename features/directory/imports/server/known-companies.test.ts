import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { emptyDirectory } from '#features/directory/companies/tests/empty-directory.ts';
import { companies, currencyRates } from '#features/directory/companies/server/tables.ts';
import { companyMatches } from '#features/directory/companies/server/match-tables.ts';
import { compareAll, recordsIn } from '#features/directory/companies/tests/companies.ts';
import {
  retainedSumRemark,
  knownCompanyRemarks,
} from '#features/directory/companies/domain/import/known-company-remarks.ts';
import {
  openImportRunner,
  writeTestFile,
} from '#features/directory/imports/tests/import-runner.ts';
import { searchDatabase } from '#features/directory/search/server/database-search.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const { database } = await openTestServer();
const { db } = database;
const { engine, add, run, check, undo, counts, undone, problems, find } = openImportRunner(db);
const record = recordsIn(db);

beforeEach(async () => {
  await emptyDirectory(db);
});

const csv = (...lines: string[]) => lines.join('\n');
const all = () => db.select().from(companies).orderBy(asc(companies.createdAt), asc(companies.id));
const summaries = async () => (await all()).map(({ kind, name, city }) => [kind, name, city]);

async function draft(text: string, values = {}): Promise<string> {
  return add(await writeTestFile('a.csv', text), values);
}

/** Checks and runs an import; the check has to predict what the run does. */
async function imported(text: string, values = {}): Promise<string> {
  const id = await draft(text, values);
  await check(id);
  const { preview } = await find(id);
  await run(id);
  const { remarks: _, ...done } = await counts(id);
  expect(preview?.counts).toEqual(done);
  return id;
}

const mapleedge = csv('name,website,city', 'mapleedge,www.mapleedge.example,Lund');

test('a row that is linked becomes a record of its own, and the one that is here stays as it is', async () => {
  await record('startup', 'Mapleedge', { url: 'https://mapleedge.example/about', city: 'Malmö' });
  const before = await all();
  const id = await imported(mapleedge);
  expect((await all()).slice(0, 1)).toEqual(before);
  expect(await summaries()).toEqual([
    ['startup', 'Mapleedge', 'Malmö'],
    ['startup', 'mapleedge', 'Lund'],
  ]);
  expect(await problems(id)).toMatchObject([
    { row: 1, result: 'remark', reasons: [knownCompanyRemarks.linked('domain')] },
  ]);
  expect(await db.select().from(companyMatches)).toMatchObject([{ state: 'accepted' }]);
  const again = await imported(mapleedge);
  expect(await counts(again)).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
  await undo(id);
  expect(await all()).toEqual(before);
});

test('a row that updates writes into the record that is here', async () => {
  await record('startup', 'Mapleedge', { url: 'https://mapleedge.example/about' });
  const before = await all();
  const id = await imported(mapleedge, { knownCompanies: 'update' });
  expect(await summaries()).toEqual([['startup', 'Mapleedge', 'Lund']]);
  expect(await problems(id)).toMatchObject([
    { row: 1, result: 'remark', reasons: [knownCompanyRemarks.updated('domain')] },
  ]);
  const again = await imported(mapleedge, { knownCompanies: 'update' });
  expect(await counts(again)).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
  await undo(id);
  expect(await all()).toEqual(before);
});

test('an update adds to lists, and a sum that can be compared gives way to none that cannot', async () => {
  await db.delete(currencyRates);
  await record('startup', 'Mapleedge', {
    url: 'https://mapleedge.example',
    tags: ['grease', 'bio-based'],
    fundingAmount: 4_710_000,
    fundingCurrency: 'USD',
    fundingUsd: 4_710_000,
  });
  const id = await draft(
    csv('name,website,tags,funding', 'Mapleedge,mapleedge.example,"Grease, wax",EUR 4.9M'),
    { knownCompanies: 'update' },
  );
  await check(id);
  expect((await find(id)).preview?.preview).toMatchObject([
    {
      values: { tags: ['grease', 'bio-based', 'wax'], fundingAmount: null },
      before: { tags: ['grease', 'bio-based'] },
    },
  ]);
  await run(id);
  expect(await all()).toMatchObject([
    { tags: ['grease', 'bio-based', 'wax'], fundingUsd: 4_710_000, fundingCurrency: 'USD' },
  ]);
  expect(await problems(id)).toMatchObject([
    { reasons: [knownCompanyRemarks.updated('domain'), retainedSumRemark('EUR')] },
  ]);
});

test('an update never replaces a web address by another', async () => {
  await record('startup', 'Mapleedge', {
    url: 'https://mapleedge.example',
    country: 'SE',
    city: 'Lund',
  });
  const text = csv('name,website,country,city', 'Mapleedge,mapleedge.test,Sweden,Lund');
  const id = await imported(text, { knownCompanies: 'update' });
  expect((await all()).map(({ url }) => url)).toEqual([
    'https://mapleedge.example',
    'https://mapleedge.test',
  ]);
  expect(await problems(id)).toMatchObject([
    { reasons: [knownCompanyRemarks.linked('nameAndPlace')] },
  ]);
});

test('a search of the import finds what it has added and changed, and nothing else', async () => {
  await record('startup', 'Mapleedge', { url: 'https://mapleedge.example' });
  await record('startup', 'Another', { url: 'https://another.example' });
  const text = csv(mapleedge, 'Birchline,www.birchline.example,Malmö');
  const importId = await imported(text, { knownCompanies: 'update' });
  const namesIn = async (text: string) => {
    const query = { text, importId, filters: {}, sort: 'name', offset: 0, limit: 9 } as const;
    const { hits, total } = await searchDatabase(db, query);
    const byId = new Map((await all()).map(({ id, name }) => [id, name]));
    expect(total).toBe(hits.length);
    return hits.map(({ id }) => byId.get(id));
  };
  expect(await namesIn('')).toEqual(['Birchline', 'Mapleedge']);
  expect(await namesIn('birchline')).toEqual(['Birchline']);
});

test('the check shows what a row is the same as, and what changes', async () => {
  await record('startup', 'Mapleedge', { url: 'https://mapleedge.example' });
  const id = await draft(mapleedge, { knownCompanies: 'update' });
  await check(id);
  expect((await find(id)).preview?.preview).toMatchObject([
    { result: 'update', sameAs: 'Mapleedge (Startup directory)', before: { city: null } },
  ]);
});

test('a record of another source is linked as the same company, until the import is undone', async () => {
  const own = await record('startup', 'Mapleedge', { url: 'https://mapleedge.example' });
  const id = await imported(mapleedge, { kind: 'crunchbase' });
  expect(await counts(id)).toMatchObject({ created: 1, remarks: 1 });
  const [match] = await db.select().from(companyMatches);
  expect(match).toMatchObject({ state: 'accepted', reason: 'domain', decidedBy: null });
  expect([match?.firstId, match?.secondId]).toContain(own.id);
  await compareAll(db);
  expect(await db.select().from(companyMatches)).toMatchObject([{ state: 'accepted' }]);
  await undo(id);
  expect(await undone(id)).toEqual({ removed: 1, restored: 0, kept: 0 });
  expect(await db.select().from(companyMatches)).toEqual([]);
});

test('name and place identify a company, its name alone does not', async () => {
  await record('nucla', 'Steadforge AB', { country: 'SE', city: 'Lund' });
  await compareAll(db);
  const id = await imported(
    csv(
      'id,name,country',
      'a,Steadforge,Sweden',
      'b,STEADFORGE ab,Norway',
      'c,Steadforge Aktiebolag,',
      'd,Steadforge AB,',
    ),
  );
  expect(await problems(id)).toMatchObject([
    { row: 1, reasons: [knownCompanyRemarks.linked('nameAndPlace')] },
    { row: 4, reasons: [knownCompanyRemarks.doubtful('name')] },
  ]);
  expect(await counts(id)).toMatchObject({ created: 4 });
});

test('a new name at the domain of others is not said to be here, and a name without it is', async () => {
  await record('startup', 'Fjordlab', { url: 'https://fjordlab.tidewell.example' });
  const id = await imported(
    csv(
      'id,name,website',
      'a,Marine Acoustics Group,https://acoustics.tidewell.example',
      'b,Fjordlab,https://elsewhere.example',
    ),
  );
  expect(await problems(id)).toMatchObject([
    { row: 1, reasons: [knownCompanyRemarks.doubtful('domain')] },
    { row: 2, reasons: [knownCompanyRemarks.doubtful('name')] },
  ]);
  expect(knownCompanyRemarks.doubtful('domain')).not.toMatch(/of this name/u);
});

test('recognised rows are skipped or added, as chosen for the file', async () => {
  await record('startup', 'Mapleedge', { url: 'https://mapleedge.example' });
  const skipped = await imported(mapleedge, { knownCompanies: 'skip' });
  expect(await counts(skipped)).toMatchObject({ created: 0, updated: 0, rejected: 1 });
  expect(await problems(skipped)).toMatchObject([
    { result: 'rejected', reasons: [knownCompanyRemarks.skipped('domain')] },
  ]);
  expect(await summaries()).toEqual([['startup', 'Mapleedge', null]]);
  const added = await imported(mapleedge, { knownCompanies: 'add' });
  expect(await counts(added)).toMatchObject({ created: 1, remarks: 1 });
  expect((await summaries()).map(([, name]) => name)).toEqual(['Mapleedge', 'mapleedge']);
});

test.each(['link', 'update'] as const)(
  'rows with different ids that are one company here are all kept (%s)',
  async (knownCompanies) => {
    await record('startup', 'Mapleedge', { url: 'https://mapleedge.example' });
    const lines = ['id,name,website,city', 'a,Mapleedge,mapleedge.example,Lund'];
    const text = csv(...lines, 'b,Mapleedge AB,mapleedge.example,Malmö');
    const id = await imported(text, { knownCompanies });
    const places = (await summaries()).map(([, , city]) => city).toSorted();
    expect(places).toEqual(knownCompanies === 'link' ? ['Lund', 'Malmö', null] : ['Lund', 'Malmö']);
    expect((await problems(id))[1]).toMatchObject({
      row: 2,
      result: 'remark',
      reasons: [knownCompanyRemarks.linked('domain')],
    });
  },
);

test('an import that goes on still knows which rows were recognised before', async () => {
  const company = await record('crunchbase', 'Steadforge', { country: 'SE', city: 'Lund' });
  const others = Array.from({ length: 3000 }, (_, at) => `o${at},Other ${at},o${at}.example,,`);
  const text = csv(
    'id,name,website,country,city',
    'a,Steadforge,kelp.example,SE,Lund',
    ...others,
    'b,Steadforge,moss.example,SE,Lund',
  );
  const id = await draft(text);
  const stop = new AbortController();
  await engine.run({
    row: await find(id),
    signal: stop.signal,
    reportProgress: () => stop.abort(),
  });
  expect((await find(id)).readRows).toBeLessThan(3000);
  await run(id);
  const links = await db.select().from(companyMatches).where(eq(companyMatches.state, 'accepted'));
  expect(links).toHaveLength(1);
  expect([links[0]?.firstId, links[0]?.secondId]).toContain(company.id);
  expect((await problems(id)).map(({ row, reasons }) => [row, reasons])).toEqual([
    [1, [knownCompanyRemarks.linked('nameAndPlace')]],
    [3002, [knownCompanyRemarks.doubtful('name')]],
  ]);
});

test('an odd name is imported with a warning', async () => {
  const id = await imported(csv('name,city', '"=HYPERLINK(""http://evil.example"")",???'));
  expect(await problems(id)).toMatchObject([
    {
      result: 'remark',
      reasons: [
        expect.stringContaining('looks like a formula'),
        'City “???” is not a known place; it was left out.',
      ],
    },
  ]);
});
