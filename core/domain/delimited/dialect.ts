import { DelimitedText, type Dialect, type Line } from './delimited-text.ts';

const delimiters = [',', ';', '\t', '|', '^', '~', '\u001F'];
const quotings: readonly Omit<Dialect, 'delimiter'>[] = [
  { quote: '"', escape: 'doubled' },
  { quote: '"', escape: 'backslash' },
  { quote: "'", escape: 'doubled' },
];

/** Enough lines to judge by. */
const linesToJudge = 200;

/** How well a sample falls into rows as wide as its first: 0 when it does not fall apart at all. */
function fit(lines: readonly Line[]): number {
  const [first] = lines;
  if (first === undefined || first.problem !== undefined) return 0;
  const width = first.cells.length;
  if (width < 2) return 0;
  const fitting = lines.filter((line) => line.problem === undefined && line.cells.length === width);
  const filled = first.cells.filter((cell) => cell.trim() !== '').length / width;
  return (fitting.length / lines.length) ** 2 * filled * (1 + Math.log2(width) / 10);
}

/** Quotation marks that a cell still has around it were meant as such. */
const wrapped = (lines: readonly Line[]): number =>
  lines
    .flatMap((line) => (line.problem === undefined ? line.cells : []))
    .filter((cell) => cell.length > 1 && /^(["'])[^]*\1$/u.test(cell)).length;

/** `sep=;` in the first line, as Excel writes and hides it. */
const separatorLine = /^\uFEFF?sep=([^\r\n])\r?\n/iu;

export const withoutSeparatorLine = (text: string): string => text.replace(separatorLine, '');

/** How a delimited text is written, as far as its beginning shows. */
export function detectDialect(sample: string): Dialect {
  const [, said] = separatorLine.exec(sample) ?? [];
  const text = withoutSeparatorLine(sample);
  let best = {
    score: 0,
    dialect: { delimiter: said ?? ',', quote: '"', escape: 'doubled' } as Dialect,
  };
  for (const quoting of quotings) {
    for (const delimiter of said === undefined ? delimiters : [said]) {
      const dialect = { ...quoting, delimiter };
      // The end of a sample may cut a row in two.
      const lines = new DelimitedText(dialect).read(text, false).slice(0, linesToJudge);
      const whole = lines.length > 0 ? lines : new DelimitedText(dialect).read(text, true);
      const score = fit(whole) - wrapped(whole) / 1000 - quotings.indexOf(quoting) / 100;
      if (score > best.score) best = { score, dialect };
    }
  }
  return best.dialect;
}
