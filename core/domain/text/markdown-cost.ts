/** What a parser of Markdown does in time that grows faster than the text, or by recursion. */
const bounds = {
  /** Quotes and lists within each other, on one line. */
  nesting: 20,
  /** `*`, `_` and `~`: each may be matched with all before it. */
  emphasis: 4000,
  /** `[`, `<` and runs of backticks, for the same reason. */
  openings: 2000,
  /** Rows times columns: each row of a table is filled up to the width of its head. */
  tableCells: 20_000,
} as const;

const containers = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/u;
const container = />|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])/gu;
/** An indentation of two characters can open one more list. */
const indentation = 2 * bounds.nesting;

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

function nestsDeeply(line: string): boolean {
  const indented = line.length - line.trimStart().length;
  return (
    indented > indentation || countOf(containers.exec(line)?.[0] ?? '', container) > bounds.nesting
  );
}

/**
 * Whether a text can be parsed as Markdown without keeping the reader's page waiting. A text is
 * somebody's input: one of 10 KB can nest 10,000 quotes, and end in a stack overflow. Where this is
 * false the text is shown as it is.
 */
export function isParsableMarkdown(text: string): boolean {
  if (countOf(text, /[*_~]/gu) > bounds.emphasis) return false;
  if (countOf(text, /[[<]|`+/gu) > bounds.openings) return false;
  const lines = text.split('\n');
  const columns = Math.max(0, ...lines.map((line) => countOf(line, /\|/gu)));
  const rows = lines.filter((line) => line.includes('|')).length;
  return columns * rows <= bounds.tableCells && !lines.some(nestsDeeply);
}
