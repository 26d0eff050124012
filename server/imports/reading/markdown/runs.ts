export type Delimiter = '**' | '_' | '~~';

/** The emphasis around a run, outermost first. */
export type Style = readonly Delimiter[];

/** A stretch of a line: text to be escaped, code as it is, Markdown that is ready, or a line break. */
export interface Run {
  kind: 'text' | 'code' | 'ready' | 'break';
  text: string;
  style: Style;
}

/** The emphasis two neighbours have in common. */
export function sharedStyle(one: Style, other: Style): Style {
  const differs = one.findIndex((delimiter, at) => delimiter !== other[at]);
  return differs === -1 ? one : one.slice(0, differs);
}

const isSpace = (run: Run | undefined) => run?.kind === 'text' && run.text === ' ';

const parts = (run: Run): Run[] =>
  run.kind === 'text'
    ? (run.text.match(/^ | $|\S(?:.*\S)?/gsu) ?? []).map((text) => ({ ...run, text }))
    : [run];

/** One space between words and none at the edges of a line. */
function spaced(runs: readonly Run[]): Run[] {
  const out: Run[] = [];
  for (const run of runs.flatMap(parts)) {
    const last = out.at(-1);
    const atEdge = last === undefined || last.kind === 'break';
    if (isSpace(run) && (atEdge || isSpace(last))) continue;
    if (run.kind === 'break' && atEdge && last === undefined) continue;
    if (run.kind === 'break' && isSpace(last)) out.pop();
    out.push(run);
  }
  while (isSpace(out.at(-1)) || out.at(-1)?.kind === 'break') out.pop();
  return out;
}

/** Text of one style as one run; emphasis never begins or ends with a space. */
export function tidied(runs: readonly Run[]): Run[] {
  const out: Run[] = [];
  const pieces = spaced(runs);
  for (const [at, run] of pieces.entries()) {
    const between = isSpace(run) || run.kind === 'break';
    const style = between
      ? sharedStyle(pieces[at - 1]?.style ?? [], pieces[at + 1]?.style ?? [])
      : run.style;
    const last = out.at(-1);
    const joins =
      (run.kind === 'text' || run.kind === 'code') &&
      run.kind === last?.kind &&
      last.style.join() === style.join();
    if (joins) last.text += run.text;
    else out.push({ ...run, style });
  }
  return out;
}

/** Two line breaks in a row begin a new paragraph. */
export function paragraphsOf(runs: readonly Run[]): Run[][] {
  const out: Run[][] = [[]];
  for (const [at, run] of runs.entries()) {
    if (run.kind !== 'break') out.at(-1)?.push(run);
    else if (runs[at + 1]?.kind === 'break') out.push([]);
    else if (out.at(-1)?.length !== 0) out.at(-1)?.push(run);
  }
  return out.filter((runsOfOne) => runsOfOne.length > 0);
}

/** Everything on one line: headings, links and the cells of a Markdown table have no second. */
export const onOneLine = (runs: readonly Run[]): Run[] =>
  tidied(runs.map((run) => (run.kind === 'break' ? { ...run, kind: 'text', text: ' ' } : run)));

const withoutBold = (run: Run): Run => ({ ...run, style: run.style.filter((one) => one !== '**') });

/** Headings, and cells that head a column, are bold as they are. */
export const unbolded = (runs: readonly Run[]): Run[] => onOneLine(runs.map(withoutBold));

/** Code that holds what would end the link or cell around it becomes text. */
export const withoutCode = (runs: readonly Run[], ending: RegExp): Run[] =>
  runs.map((run) =>
    run.kind === 'code' && ending.test(run.text) ? { ...run, kind: 'text' } : run,
  );
