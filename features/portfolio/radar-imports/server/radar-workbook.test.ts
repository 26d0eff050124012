import { expect, test } from 'vitest';
import type { RadarImportPreview } from '#features/portfolio/radar-imports/domain/radar-import.ts';
import { formWith } from '#core/tests/forms.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { rowsOfXml, workbookOfSheets } from '#core/tests/workbook-of-xml.ts';

const server = await openTestServer({ demonstration: true });
const owner = await server.signIn('owner@skf.example');
const { rows: corporations } = await server.database.pool.query<{ id: string }>(
  `select id from corporations where slug = 'skf'`,
);
const corporationId = corporations[0]?.id ?? '';

async function preview(file: Buffer, options: object = {}): Promise<RadarImportPreview> {
  const said = JSON.stringify({ corporationId, ...options });
  const reply = await owner.send('POST', '/radars/imports/preview', {
    query: { name: 'any.file', options: said },
    form: formWith(file),
  });
  if (reply.status !== 200) throw new Error(`${reply.status} ${reply.text}`);
  return reply.body as RadarImportPreview;
}

test('of a workbook the sheet with blips is read, and what people do not see only when it is chosen', async () => {
  const rows = rowsOfXml(
    ['name', 'ring', 'quadrant'],
    ['Alpha', 'Adopt', 'Tools'],
    ['Beta', 'Hold', 'Skills'],
    ['Gamma', 'Hold', 'Skills'],
  );
  const book = await workbookOfSheets([
    { name: 'Chart', rows: null },
    { name: 'Lists', rows: rowsOfXml(['Ring'], ['Adopt']) },
    { name: 'Old', rows, isHidden: true },
    { name: 'Blips', rows: rows.replace('<row r="3"', '<row r="3" hidden="1"') },
  ]);
  const file = Buffer.from(book);
  const answer = await preview(file);
  expect(answer).toMatchObject({ problem: null, blipCount: 2, hiddenRows: 1 });
  expect(answer.reasons).toEqual([
    { row: 3, name: 'Beta', isLeftOut: true, problem: 'Its row is hidden in the workbook.' },
  ]);
  const all = await preview(file, { withHiddenRows: true });
  expect(all).toMatchObject({ blipCount: 3, hiddenRows: 1, reasons: [] });
});
