import { askedDates, dateLines } from '#features/directory/imports/domain/date-orders.ts';
import type { ImportReading } from '#features/directory/imports/domain/import-record.ts';
import {
  DateOrder,
  type ImportColumn,
  type ImportMapping,
  type RowChoice,
} from '#features/directory/imports/domain/import.ts';
import type { ImportProgress } from '#features/directory/imports/domain/progress-estimate.ts';
import { formatNumber, plural, pluralize } from '#core/domain/format.ts';
import type { ImportRow } from '#features/directory/imports/server/tables.ts';

const number = (value: number) => formatNumber(Math.round(value), 'en');
const widest = 110;
export const short = (text: string): string =>
  text.length > widest ? `${text.slice(0, widest - 1).toWellFormed()}…` : text;

function duration(seconds: number): string {
  if (seconds < 90) return `${seconds} s`;
  return seconds < 5400 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`;
}

/** “123,000 rows, 41 %, 15,200 a second, 38 s left” */
export function progressLine({ rows, share, rowsPerSecond, secondsLeft }: ImportProgress): string {
  return [
    `${number(rows)} rows`,
    ...(share === null ? [] : [`${Math.floor(share * 100)} %`]),
    ...(rowsPerSecond === null ? [] : [`${number(rowsPerSecond)} a second`]),
    ...(secondsLeft === null ? [] : [`${duration(secondsLeft)} left`]),
  ].join(', ');
}

type ReadingOfFile = Pick<
  ImportReading,
  'format' | 'mapping' | 'hiddenRows' | 'linesBelow' | 'ambiguousDates' | 'notes'
>;

type Counts = Pick<ImportRow, 'created' | 'updated' | 'unchanged' | 'rejected' | 'remarks'>;

/** The outcome of the rows; `would` for a dry run. */
export function summary(counts: Counts, would = ''): string {
  const { created, updated, unchanged, rejected, remarks } = counts;
  const rows = created + updated + unchanged + rejected;
  return [
    `  ${pluralize(rows, 'row', 'rows', 'en')}: ${number(created)} ${would}created, ${number(updated)} ${would}updated, ` +
      `${number(unchanged)} ${would}left as they are, ${number(rejected)} ${would}rejected.`,
    ...(remarks > 0
      ? [
          `  ${number(remarks)} of the imported rows ${would === '' ? 'have' : 'would have'} a remark.`,
        ]
      : []),
  ].join('\n');
}

export interface ProblemLine {
  readonly row: number;
  readonly result: 'rejected' | 'remark';
  readonly reasons: readonly string[];
}

export const problemLine = ({ row, result, reasons }: ProblemLine): string =>
  `  ${result === 'rejected' ? '!' : '·'} ${String(row).padStart(7)}  ${short(reasons.join(' '))}`;

/** The unmapped columns of the file. */
export const ignoredColumnsLine = (columns: readonly string[]): string[] =>
  columns.length === 0
    ? []
    : [
        `  Not taken, since no field was named for ${plural(columns.length, 'it', 'them')}: ${columns.join(', ')}.`,
      ];

/** Columns whose field is guessed by their values. */
export const guessedColumnLines = (
  columns: readonly ImportColumn[],
  mapping: ImportMapping,
): string[] =>
  columns.flatMap(({ name, proposed, isGuessed }) =>
    isGuessed && mapping[name] === proposed
      ? [`  Guessed from its values: ${name} is ${proposed}. To skip it: --mapping "${name}="`]
      : [],
  );

/** “  Skipped: 3 hidden rows. To import them: --hidden-rows import” */
function choiceLine(
  count: number,
  rows: string,
  option: string,
  choice: RowChoice = 'skip',
): string {
  const [did, other] = choice === 'skip' ? ['Skipped', 'import'] : ['Imported', 'skip'];
  return `  ${did}: ${rows}. To ${other} ${plural(count, 'it', 'them')}: ${option} ${other}`;
}

/** “day-first” */
export const optionOfOrder = (order: DateOrder): string => order.replace(' ', '-');

/** How dates that may mean two days are read, and how to have it otherwise. */
function dateOrderLines({ format, ambiguousDates, mapping }: ReadingOfFile): string[] {
  const dates = askedDates(ambiguousDates, mapping);
  const others = DateOrder.options.filter((order) =>
    dates.some(({ column }) => format.dateOrders?.[column] !== order),
  );
  const options = others.map((order) => `--date-order ${optionOfOrder(order)}`).join(' or ');
  return dateLines(dates, format.dateOrders).map(
    (line) => `  ${short(line)} To read it otherwise: ${options}`,
  );
}

/** What the reader corrected or left out, and how to have it otherwise. */
export function readingLines(reading: ReadingOfFile): string[] {
  const { format, hiddenRows, linesBelow, notes } = reading;
  const hidden = pluralize(hiddenRows, 'hidden row', 'hidden rows', 'en');
  const { length: count } = linesBelow;
  const some = pluralize(count, 'line below the table', 'lines below the table', 'en');
  const lines = notes.map((note) => `  ${short(note)}`);
  if (hiddenRows > 0)
    lines.push(choiceLine(hiddenRows, hidden, '--hidden-rows', format.hiddenRows));
  if (count > 0) lines.push(choiceLine(count, some, '--lines-below', format.linesBelow));
  const below = linesBelow.map((line) => `    ${short(line)}`);
  return [...lines, ...below, ...dateOrderLines(reading)];
}

/** A line in the list of imports. */
export const lineOfImport = (row: ImportRow): string =>
  [
    row.id,
    row.state.padEnd(9),
    row.of.padEnd(13),
    `${number(row.created)} + ${number(row.updated)} ~ ${number(row.unchanged)} = ${number(row.rejected)} !`,
    row.fileName,
  ].join('  ');

export const printLines = (...lines: readonly string[]): void =>
  void process.stdout.write(`${lines.join('\n')}\n`);
