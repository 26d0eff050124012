import { escapeLineStart, escapeText, splitAddresses } from './escape.ts';
import { unstuck } from './flanking.ts';
import { type Delimiter, type Run, sharedStyle } from './runs.ts';
import { codeSpan } from './spans.ts';

/** A backslash, since the two spaces that mean the same are lost by the first editor that trims. */
const hardBreak = '\\\n';

function written(run: Run, next: Run | undefined): string {
  if (run.kind === 'break') return hardBreak;
  if (run.kind === 'ready') return run.text;
  if (run.kind === 'code') return codeSpan(run.text);
  const text = escapeText(run.text);
  // Before a link, “!” would make a picture of it.
  const pictures = text.endsWith('!') && next?.kind === 'ready' && next.text.startsWith('[');
  return pictures ? `${text.slice(0, -1)}\\!` : text;
}

/** An address in the text as a run of its own. Within a link it cannot be one. */
const addressesApart = (run: Run): Run[] =>
  run.kind === 'text'
    ? splitAddresses(run.text).map(({ text, isAddress }) =>
        isAddress ? { ...run, kind: 'ready', text: `<${text}>` } : { ...run, text },
      )
    : [run];

/**
 * Runs that are tidied as Markdown: a paragraph, or with `inLink` what a link shows, or with
 * `inside` what stands behind a marker that already says what it is.
 */
export function writeLine(
  runs: readonly Run[],
  { inLink = false, inside = false }: { inLink?: boolean; inside?: boolean } = {},
): string {
  const open: Delimiter[] = [];
  let line = '';
  const ready = unstuck(inLink ? runs : runs.flatMap(addressesApart));
  for (const [at, run] of ready.entries()) {
    const kept = sharedStyle(open, run.style).length;
    line += open.splice(kept).toReversed().join('');
    const opening = run.style.slice(kept);
    open.push(...opening);
    line += opening.join('') + written(run, ready[at + 1]);
  }
  line += open.toReversed().join('');
  if (inLink || inside) return line;
  return line.split(hardBreak).map(escapeLineStart).join(hardBreak);
}
