/** More than these are no notes below a table. */
const mostLines = 20;
/** The share of a usual row that a note fills at most. */
const narrowShare = 1 / 3;
/** Rows that say how wide a row is. */
const rowsToJudge = 200;

const words = [
  'total',
  'totals',
  'grand total',
  'subtotal',
  'sum',
  'average',
  'mean',
  'median',
  'count',
  'source',
  'sources',
  'note',
  'notes',
  'legend',
  'updated',
  'last updated',
  'as of',
  'status',
  'created',
  'exported',
  'generated',
  'prepared by',
  'compiled by',
  'copyright',
  'summe',
  'gesamt',
  'gesamtsumme',
  'insgesamt',
  'quelle',
  'quellen',
  'stand',
  'hinweis',
  'summa',
  'totalt',
  'källa',
  'källor',
  'anmärkning',
  'uppdaterad',
  'somme',
  'total général',
  'moyenne',
  'remarque',
  'fuente',
  'suma',
  'nota',
  'fonte',
  'totale',
];
const noteWord = new RegExp(
  String.raw`^(?:${words.join('|')})\s*(?:$|[:=(\u2013\u2014-]|\d)`,
  'iu',
);
/** Where every row is one cell, a word alone may be a name. */
const noteAlone = new RegExp(String.raw`^(?:${words.join('|')})\s*[:=]`, 'iu');
const noteMark = /^(?:[*†‡©]|\(\d\)\s)/u;

const textOf = (cell: unknown): string => String(cell ?? '').trim();
const isNumber = (text: string): boolean => /^[^\p{L}]*\d[^\p{L}]*$/u.test(text);

const filledOf = (cells: readonly unknown[]): string[] =>
  cells.map(textOf).filter((text) => text !== '');

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/** A row of a sheet, and whether empty ones stand before it. */
export interface SpacedRow {
  readonly cells: readonly unknown[];
  readonly isApart: boolean;
}

/**
 * How many of the last rows are no rows of the table but lines below it: “Total”, “Source: …”, a remark. They
 * name themselves, or stand apart and fill little.
 */
export function countLinesBelow(rows: readonly SpacedRow[]): number {
  const usual = median(rows.slice(0, rowsToJudge).map(({ cells }) => filledOf(cells).length));
  const isNote = (filled: readonly string[]): boolean => {
    const [first = '', ...others] = filled;
    if (usual < 2) return noteAlone.test(first) || noteMark.test(first);
    return (noteWord.test(first) || noteMark.test(first)) && others.every(isNumber);
  };
  const isNarrow = (filled: readonly string[]): boolean =>
    usual >= 2 && filled.length <= Math.max(1, usual * narrowShare);
  let [below, areNotes] = [0, true];
  for (let nth = 1; nth <= Math.min(mostLines, rows.length - 1); nth += 1) {
    const row = rows.at(-nth);
    const filled = filledOf(row?.cells ?? []);
    const isOne = isNote(filled);
    areNotes &&= isOne;
    if (!isOne && !isNarrow(filled)) break;
    if (areNotes || row?.isApart === true) below = nth;
  }
  return below;
}
