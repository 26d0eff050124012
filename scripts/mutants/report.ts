import { relative } from 'node:path';
import { notDrawn } from './sample.ts';

interface Position {
  readonly line: number;
  readonly column: number;
}

/** What became of a mutant, as Stryker tells it. */
export interface MutantResult {
  readonly fileName: string;
  readonly location: { readonly start: Position; readonly end: Position };
  readonly replacement?: string | undefined;
  readonly status: string;
  readonly statusReason?: string | undefined;
}

export interface PartResult {
  readonly name: string;
  readonly results: readonly MutantResult[];
  readonly minutes: number;
}

export const leastScore = 85;

/** What counts as an endless loop is counted, not timed. */
const isCounted = ({ statusReason = '' }: MutantResult): boolean =>
  statusReason.startsWith('Hit limit');

/**
 * A timeout may be the machine's, and an error outside of a test too: they are neither caught nor missed,
 * and are counted apart.
 */
export function figuresOf({ results }: PartResult) {
  const drawn = results.filter(
    ({ status, statusReason }) => status !== 'Ignored' && statusReason !== notDrawn,
  );
  const isCaught = (one: MutantResult) =>
    one.status === 'Killed' || (one.status === 'Timeout' && isCounted(one));
  const caught = drawn.filter(isCaught);
  const missed = drawn.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  const undecided = drawn.filter((one) => !isCaught(one) && !missed.includes(one));
  const decided = caught.length + missed.length;
  const score = decided === 0 ? 0 : (100 * caught.length) / decided;
  return { all: results.length, drawn, caught, missed, undecided, score };
}

export const isBelow = (part: PartResult): boolean => figuresOf(part).score < leastScore;

const longest = 70;
const short = (text: string): string => {
  const line = text.replace(/\s+/gu, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
};

/** The text of a place. Stryker counts lines and columns from one. */
function textAt(source: string, { start, end }: MutantResult['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = lines[last]?.slice(0, end.column - 1) ?? '';
  lines[0] = lines[0]?.slice(start.column - 1) ?? '';
  return lines.join('\n');
}

const lineOf = (result: MutantResult, sourceOf: (file: string) => string): string => {
  const { fileName, location, replacement = '', status } = result;
  const from = short(textAt(sourceOf(fileName), location));
  const untested = status === 'NoCoverage' ? '  (no test reaches it)' : '';
  return `${relative('', fileName)}:${location.start.line}  ${from}  →  ${short(replacement)}${untested}`;
};

const columns = ['part', 'mutants', 'in the sample', 'caught', 'undecided', 'score', 'minutes'];

function tableOf(parts: readonly PartResult[]): string {
  const rows = parts.map((part) => {
    const { all, drawn, caught, undecided, score } = figuresOf(part);
    const cells = [all, drawn.length, caught.length, undecided.length].map(String);
    return [part.name, ...cells, `${score.toFixed(1)} %`, part.minutes.toFixed(1)];
  });
  const widths = columns.map((column, at) =>
    Math.max(column.length, ...rows.map((row) => row[at]?.length ?? 0)),
  );
  const pad = (row: readonly string[]) =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [pad(columns), pad(widths.map((width) => '-'.repeat(width))), ...rows.map(pad)].join('\n');
}

/** The table of all parts, then what no test noticed, and what was not decided. */
export function reportOf(
  parts: readonly PartResult[],
  sourceOf: (file: string) => string,
  seed: number,
): string {
  const listed = (which: 'missed' | 'undecided') =>
    parts.flatMap((part) =>
      figuresOf(part)[which].map((one) => {
        const why =
          which === 'undecided' ? `  (${one.status}: ${short(one.statusReason ?? '')})` : '';
        return `${part.name}: ${lineOf(one, sourceOf)}${why}`;
      }),
    );
  const minutes = parts.reduce((sum, part) => sum + part.minutes, 0);
  return [
    tableOf(parts),
    `\nSeed ${seed}, ${minutes.toFixed(1)} minutes. Least score ${leastScore} %.`,
    '\nSurvivors',
    ...listed('missed'),
    '\nUndecided',
    ...listed('undecided'),
    '',
  ].join('\n');
}
