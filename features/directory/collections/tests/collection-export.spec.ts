import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { expect, test } from '#e2e/support/fixtures.ts';
import { makeCollection } from '#e2e/support/collections.ts';

test.use({ person: 'champion@skf.example' });

const space = (id: string, name: string, parentId: string | null) => ({
  kind: 'createSubspace' as const,
  subspace: { id, name, description: '', parentId },
});

test('Filtered companies are exported with all their data, and the blacklist on request', async ({
  page,
}) => {
  await page.goto('/collections');
  const { id, companies } = await makeCollection(page, `Taken along ${Date.now()}`, {
    companies: 3,
    changes: ([first]) => [
      space('a', 'Wide', null),
      space('b', 'Narrow', 'a'),
      ...(first ? [{ kind: 'assign' as const, company: first, into: ['b'], outOf: [] }] : []),
    ],
  });
  await page.goto(`/collection/${id}?space=b`);
  const rows = page.getByRole('table', { name: 'Companies' }).getByRole('rowheader');
  await expect(rows).toHaveCount(1);
  const save = async (format: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await expect(page.getByRole('menu', { name: 'Export' })).toContainText('1 company');
    await page.getByRole('menuitem', { name: format }).click();
    const file = await download;
    return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
  };
  const csv = await save('CSV');
  expect(csv.name).toMatch(/^taken-along-\d+-\d{4}-\d\d-\d\d\.csv$/u);
  const [headings, ...lines] = parse(csv.content.toString(), { bom: true });
  expect(headings?.slice(0, 2)).toEqual(['Id', 'Company']);
  expect(headings?.slice(-4)).toEqual(['Sub-spaces', 'Rating', 'Note', 'Standing']);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.[1]).toBe(companies[0]?.name);
  expect(lines[0]?.at(-4)).toBe('Wide / Narrow');
  const xlsx = await save('Excel (XLSX)');
  expect(xlsx.content.subarray(0, 2).toString()).toBe('PK');
});
