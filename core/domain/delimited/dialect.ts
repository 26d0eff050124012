import { DelimitedText, type Dialect, type Line } from './delimited-text.ts';

const delimiters = [',', ';', '\t', '|', '^', '~', '\u001F'];
const quotings: readonly Omit<Dialect, 'delimiter'>[] = [
  { quote: '"', escape: 'doubled' },
  { quote: '"', escape: 'backslash' },
  { quote: "'", escape: 'doubled' },
];

/** Number of lines that are sampled. */
const linesToJudge = 200;

/** How well a sample splits into rows as wide as one of them; 0 when it does not split at all. */
function fitTo(first: Line | undefined, lines: readonly Line[]): number {
  if (first === undefined || first.problem !== undefined) return 0;
  const width = first.cells.length;
  if (width < 2) return 0;
  const fitting = lines.filter((line) => line.problem === undefined && line.cells.length === width);
  const filled = first.cells.filter((cell) => cell.trim() !== '').length / width;
  return (fitting.length / lines.length) ** 2 * filled * (1 + Math.log2(width) / 10);
}

/** Below the names of columns in the first line, in favour of which small differences are decided. */
const behindTitleShare = 0.9;

/** The first line of the most frequent width: above it may stand a title. */
function firstOfMost(lines: readonly Line[]): Line | undefined {
  const byWidth = Map.groupBy(lines, (line) =>
    line.problem === undefined ? line.cells.length : 0,
  );
  return [...byWidth.values()].toSorted((one, other) => other.length - one.length)[0]?.[0];
}

const fit = (lines: readonly Line[]): number =>
  Math.max(fitTo(lines[0], lines), behindTitleShare * fitTo(firstOfMost(lines), lines));

/** Cells still wrapped in quotation marks: evidence against a dialect. */
const wrapped = (lines: readonly Line[]): number =>
  lines
    .flatMap((line) => (line.problem === undefined ? line.cells : []))
    .filter((cell) => cell.length > 1 && /^(["'])[^]*\1$/u.test(cell)).length;

/** `sep=;` in the first line, a directive that Excel writes and hides. */
const separatorLine = /^\uFEFF?sep=([^\r\n])\r?\n/iu;

export const withoutSeparatorLine = (text: string): string => text.replace(separatorLine, '');

/** Detects the dialect of a delimited text from its beginning. */
export function detectDialect(sample: string): Dialect {
  const [, declared] = separatorLine.exec(sample) ?? [];
  const text = withoutSeparatorLine(sample);
  let best = {
    score: 0,
    dialect: { delimiter: declared ?? ',', quote: '"', escape: 'doubled' } as Dialect,
  };
  for (const quoting of quotings) {
    for (const delimiter of declared === undefined ? delimiters : [declared]) {
      const dialect = { ...quoting, delimiter };
      // The last row of a sample may be incomplete.
      const lines = new DelimitedText(dialect).read(text, false).slice(0, linesToJudge);
      const whole = lines.length > 0 ? lines : new DelimitedText(dialect).read(text, true);
      const score = fit(whole) - wrapped(whole) / 1000 - quotings.indexOf(quoting) / 100;
      if (score > best.score) best = { score, dialect };
    }
  }
  return best.dialect;
}
