import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { list, remove, set } from '#features/directory/companies/domain/currency-rates.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { recordsIn } from '#features/directory/companies/tests/companies.ts';
import { noRateRemark } from '#features/directory/companies/domain/import/known-company-remarks.ts';
import {
  openImportRunner,
  writeTestFile,
} from '#features/directory/imports/tests/import-runner.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { db } = server.database;
const { add, run, undo, counts, problems } = openImportRunner(db);
const foundry = await server.signIn('foundry@outrider.example');
const record = recordsIn(db);

const fundingOf = async (name: string) => {
  const [company] = await db
    .select({
      usd: companies.fundingUsd,
      amount: companies.fundingAmount,
      currency: companies.fundingCurrency,
    })
    .from(companies)
    .where(eq(companies.name, name));
  return company && [company.usd, company.amount, company.currency];
};

async function imported(lines: readonly string[], values = {}): Promise<string> {
  const id = await add(await writeTestFile('a.csv', lines.join('\n')), values);
  await run(id);
  return id;
}

const rate = (currency: string, usd: number) =>
  foundry.ask(set, { params: { currency }, body: { usd, day: '2026-11-02' } });

test('an amount in another currency is never kept as dollars, until somebody enters a rate', async () => {
  const id = await imported([
    'name,Total raised (EUR)',
    'Zwixel Euro,34850000',
    'Zwixel Krona,SEK 3m',
    'Zwixel Dollar,$5m',
  ]);
  expect(await fundingOf('Zwixel Euro')).toEqual([null, 34_850_000, 'EUR']);
  expect(await fundingOf('Zwixel Krona')).toEqual([null, 3_000_000, 'SEK']);
  expect(await fundingOf('Zwixel Dollar')).toEqual([5_000_000, 5_000_000, 'USD']);
  expect((await problems(id)).map(({ row, reasons }) => [row, reasons])).toEqual([
    [1, [noRateRemark('EUR')]],
    [2, [noRateRemark('SEK')]],
  ]);

  expect(await rate('EUR', 1.1)).toEqual([
    { currency: 'EUR', usd: 1.1, day: '2026-11-02', enteredBy: expect.stringContaining(' ') },
  ]);
  expect(await fundingOf('Zwixel Euro')).toEqual([38_335_000, 34_850_000, 'EUR']);
  expect(await fundingOf('Zwixel Krona')).toEqual([null, 3_000_000, 'SEK']);
  const later = await imported(['name,raised', 'Zwixel Later,€ 5.000.000']);
  expect(await fundingOf('Zwixel Later')).toEqual([5_500_000, 5_000_000, 'EUR']);
  expect(await problems(later)).toEqual([]);

  await rate('EUR', 1.2);
  expect(await fundingOf('Zwixel Later')).toEqual([6_000_000, 5_000_000, 'EUR']);
  await foundry.ask(remove, { params: { currency: 'EUR' } });
  expect(await foundry.ask(list, {})).toEqual([]);
  expect(await fundingOf('Zwixel Later')).toEqual([null, 5_000_000, 'EUR']);
});

test('the currency may be chosen for the file; without one the amount is left out', async () => {
  const lines = ['name,raised', 'Zwixel Chosen,5m'];
  const unsaid = await imported(lines);
  expect(await fundingOf('Zwixel Chosen')).toEqual([null, null, null]);
  expect((await problems(unsaid))[0]?.reasons[0]).toContain('has no currency');
  await imported(lines, { currency: 'NOK' });
  expect(await fundingOf('Zwixel Chosen')).toEqual([null, 5_000_000, 'NOK']);
});

test('an import in another currency replaces the dollars, and undoing it brings them back', async () => {
  await record('startup', 'Zwixel Before', { externalId: 'zb', fundingUsd: 7_000_000 });
  expect(await fundingOf('Zwixel Before')).toEqual([7_000_000, 7_000_000, 'USD']);
  const id = await imported(['id,name,Funding (CHF)', 'zb,Zwixel Before,2m']);
  expect(await counts(id)).toMatchObject({ updated: 1, remarks: 1 });
  expect(await fundingOf('Zwixel Before')).toEqual([null, 2_000_000, 'CHF']);
  await undo(id);
  expect(await fundingOf('Zwixel Before')).toEqual([7_000_000, 7_000_000, 'USD']);
});

test.each([
  [{ usd: 0, day: '2026-11-02' }, 'EUR'],
  [{ usd: 1.1, day: 'yesterday' }, 'EUR'],
  [{ usd: 1.1, day: '2026-11-02' }, 'USD'],
  [{ usd: 1.1, day: '2026-11-02' }, 'ZZZ'],
])('the rate %j of %s is refused', async (body, currency) => {
  expect((await foundry.try(set, { params: { currency }, body })).status).toBe(400);
});
