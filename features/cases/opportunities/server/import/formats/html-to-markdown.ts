import type { Nodes, Root } from 'mdast';
import { toString } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { hasTags, plainToHtml, withStackOverflowFallback } from './html.ts';
import { sanitizeHtml } from './sanitize-html.ts';

export interface Markdown {
  /** Null when empty. */
  markdown: string | null;
  /** What was lost, in words that fit before “was left out”. */
  lost: string[];
}

const processor = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeRemark, { quotes: ['“”', '‘’'], nodeHandlers: { comment: () => undefined } })
  .use(() => dropEmpty)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-' })
  .freeze();

/**
 * HTML or plain text as Markdown that is safe to render with raw HTML off. The largest heading
 * becomes `largestHeading`, and those below follow without skipping a level, since the text stands
 * under a heading of ours.
 */
export function htmlToMarkdown(text: string, { largestHeading = 3 } = {}): Markdown {
  return withStackOverflowFallback(text, (source) => {
    // Two <br> in a row were meant as a paragraph break.
    const html = (hasTags(source) ? source : linesToHtml(source)).replaceAll(
      /(?:<br\b[^<>]*>\s*){2,}/giu,
      '<p></p>',
    );
    const tree = processor.parse(html);
    const lost = sanitizeHtml(tree, largestHeading);
    const markdown = processor.stringify(processor.runSync(tree)).trim();
    return { markdown: markdown === '' ? null : markdown, lost: [...new Set(lost)] };
  });
}

/** Empty elements would show their marker or a gap. */
function dropEmpty(tree: Root): void {
  const isEmpty = (node: Nodes): boolean =>
    /^(?:paragraph|heading|list|listItem|blockquote)$/u.test(node.type) &&
    'children' in node &&
    node.children.every(isEmpty);
  visit(tree, (node, index, parent) => {
    if (index === undefined || parent === undefined || !isEmpty(node)) return undefined;
    parent.children.splice(index, 1);
    return index;
  });
}

/** Keeps line breaks; a blank line starts a paragraph. */
const linesToHtml = (text: string) => plainToHtml(text).replaceAll(/\r\n?|\n/gu, '<br>');

/** Normalizes line breaks, spaces and blank lines of Markdown. */
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
  return withStackOverflowFallback(text, (source) => {
    const html = hasTags(source) ? source : plainToHtml(source);
    return toString(processor.parse(html)).replaceAll(/\s+/gu, ' ').trim();
  });
}
