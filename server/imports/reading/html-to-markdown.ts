import { type Writing, joined } from './markdown/block.ts';
import { blocksOf } from './markdown/blocks.ts';
import { escapeLineStart, escapePlain } from './markdown/escape.ts';
import { hasEntities, hasTags } from './markdown/tags.ts';
import { type HtmlNode, elementsOf, parseHtml, textOf } from './markdown/tree.ts';

export interface Markdown {
  /** Null when there was nothing to read. */
  markdown: string | null;
  /** What could not be kept, in words that fit before “was left out”. */
  lost: string[];
}

/**
 * HTML, or plain text, as Markdown that is safe to render with raw HTML off. The largest heading
 * becomes `largestHeading`, and those below it follow without a gap, since the text stands under a
 * heading of ours.
 */
export function htmlToMarkdown(text: string, { largestHeading = 3 } = {}): Markdown {
  if (!hasTags(text)) return { markdown: plainToMarkdown(text), lost: [] };
  const nodes = parseHtml(text);
  const lost: string[] = [];
  const writing: Writing = {
    level: headingLevels(nodes, largestHeading),
    lost: (what) => lost.push(what),
  };
  const markdown = joined(blocksOf(nodes, [], writing));
  return { markdown: markdown === '' ? null : markdown, lost: [...new Set(lost)] };
}

function headingLevels(nodes: readonly HtmlNode[], largest: number): Writing['level'] {
  const tags = [...elementsOf(nodes)].map(({ tag }) => tag).filter((tag) => /^h[1-6]$/u.test(tag));
  const used = [...new Set(tags)].toSorted();
  return (tag) => Math.min(6, largest + used.indexOf(tag));
}

/** Lines stay lines, and no character acts. */
function plainToMarkdown(text: string): string | null {
  const paragraphs = decodeEntities(text)
    .replaceAll(/\r\n?/gu, '\n')
    .split(/\n\s*\n/u)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map((line) => line.replaceAll(/\s+/gu, ' ').trim())
        .filter((line) => line !== '')
        .join('\n'),
    )
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => escapePlain(paragraph).split('\n').map(escapeLineStart).join('\\\n'));
  return paragraphs.length === 0 ? null : paragraphs.join('\n\n');
}

/** Markdown as somebody wrote it, with one kind of line break, of space and of gap. */
export function tidyMarkdown(text: string): string | null {
  const tidy = text
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll('\u00A0', ' ')
    .replaceAll(/\n[^\S\n]*(?:\n[^\S\n]*){2,}(?=\S)/gu, '\n\n')
    .replaceAll(/^\s*\n|\s+$/gu, '');
  return tidy.trim() === '' ? null : tidy;
}

/** The words of HTML or of plain text, on one line. */
export function htmlToText(text: string): string {
  const plain = hasTags(text) ? textOf(parseHtml(text)) : decodeEntities(text);
  return plain.replaceAll(/\s+/gu, ' ').trim();
}

const decodeEntities = (text: string) =>
  hasEntities(text) ? textOf(parseHtml(text.replaceAll('<', '&lt;'))) : text;
