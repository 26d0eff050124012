import { companyImport } from '#features/directory/companies/domain/import/import-target.ts';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pluralize } from '#core/domain/format.ts';
import { openTable } from '#features/directory/imports/server/files/open-table.ts';
import { UnreadableFile } from '#features/directory/imports/server/files/unreadable-file.ts';

/**
 * Reads every workbook of a folder as an import of companies would, and lists those that are refused by name
 * and reason. Nothing is written; the folder and what is in it stay as they are.
 *
 *   npm run bench -- workbooks --data DIR
 */

const { values } = parseArgs({ options: { data: { type: 'string' } } });

const reading = { personId: 'measurement', signal: new AbortController().signal };

interface Figures {
  readonly rows: number;
  readonly columns: number;
  readonly sheets: number;
  readonly hiddenSheets: number;
  readonly hiddenRows: number;
  readonly linesBelow: number;
}
type Outcome = Figures | { readonly refused: string };

/** @throws what is no refusal: a mistake of the reader, which is listed as such */
async function figuresOf(path: string): Promise<Figures> {
  const table = await openTable(path, { target: companyImport }, reading);
  let rows = 0;
  for await (const some of table.rows()) rows += some.rows.length;
  return {
    rows,
    columns: table.columns.length,
    sheets: table.format.sheets?.length ?? 0,
    hiddenSheets: table.format.hiddenSheets?.length ?? 0,
    hiddenRows: table.hiddenRows ?? 0,
    linesBelow: table.linesBelow?.length ?? 0,
  };
}

const outcomeOf = (path: string): Promise<Outcome> =>
  figuresOf(path).catch((error: unknown) => ({
    refused: error instanceof UnreadableFile ? error.message : `A mistake of the reader: ${error}`,
  }));

function report(outcomes: readonly { readonly name: string; readonly outcome: Outcome }[]): void {
  const read = outcomes.flatMap(({ outcome }) => ('refused' in outcome ? [] : outcome));
  const refused = outcomes.flatMap(({ name, outcome }) =>
    'refused' in outcome ? `    ${name}: ${outcome.refused}` : [],
  );
  const sum = (figure: keyof Figures, one: string, other: string) =>
    pluralize(
      read.reduce((all, figures) => all + figures[figure], 0),
      one,
      other,
      'en',
    );
  const lines = [
    `${pluralize(outcomes.length, 'workbook', 'workbooks', 'en')}: ${read.length} read, ${refused.length} refused.`,
    `Read: ${sum('rows', 'row', 'rows')} in ${sum('columns', 'column', 'columns')}.`,
    `Offered: ${sum('sheets', 'sheet', 'sheets')}; ${sum('hiddenSheets', 'hidden sheet', 'hidden sheets')} on request.`,
    `Skipped, unless chosen: ${sum('hiddenRows', 'hidden row', 'hidden rows')}, ${sum('linesBelow', 'line below its table', 'lines below tables')}.`,
  ];
  console.log(`\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
  if (refused.length > 0) console.log(`  Refused:\n${refused.join('\n')}\n`);
}

if (values.data === undefined) {
  console.error('Say which folder: npm run bench -- workbooks --data DIR');
  process.exitCode = 2;
} else {
  const { data } = values;
  const names = await Array.fromAsync(glob('**/*.{xlsx,XLSX}', { cwd: data }));
  const outcomes = [];
  for (const name of names.toSorted())
    outcomes.push({ name, outcome: await outcomeOf(join(data, name)) });
  report(outcomes);
}
