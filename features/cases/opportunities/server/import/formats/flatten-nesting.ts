import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import { blockTags } from './html.ts';

/** Elements that Markdown cannot nest within themselves. */
const alike = [['strong', 'b'], ['em', 'i', 'u', 'mark'], ['del', 's', 'strike'], ['a']];

const text = (value: string): ElementContent => ({ type: 'text', value });
const isBlock = (node: Nodes) => node.type === 'element' && blockTags.has(node.tagName);

const isCaption = (node: Nodes): node is Element =>
  node.type === 'element' && node.tagName === 'caption';

function holdsBlock(element: Element): boolean {
  let hasBlock = false;
  visit(element, (node) => {
    hasBlock ||= node !== element && isBlock(node);
    return hasBlock ? EXIT : undefined;
  });
  return hasBlock;
}

function makeSpans(element: Element, tags: readonly string[]): void {
  visit(element, 'element', (node) => {
    if (node !== element && tags.includes(node.tagName)) node.tagName = 'span';
  });
}

/** Rewrites nesting that HTML allows and Markdown does not. */
export function flattenNesting(tree: Root): void {
  const parents: { children: RootContent[] }[] = [tree];
  visit(tree, 'element', (element, index, parent) => {
    if (index === undefined || parent === undefined) return undefined;
    const { tagName } = element;
    const [caption] = tagName === 'table' ? element.children.filter(isCaption) : [];
    if (caption !== undefined) {
      parent.children.splice(index, 0, { ...caption, tagName: 'p' });
      element.children.splice(element.children.indexOf(caption), 1);
      return [SKIP, index];
    }
    if (tagName === 'table') normalizeTable(element);
    if (/^(?:h[1-6]|t[dh])$/u.test(element.tagName)) keepToOneLine(element);
    // The library drops a blank paragraph and would join the text around it.
    if (/^(?:p|div)$/u.test(tagName) && toString(element).trim() === '' && !holdsBlock(element))
      element.tagName = 'blockquote';
    const same = alike.find((tags) => tags.includes(tagName));
    parents.push(element);
    if (same !== undefined) makeSpans(element, same);
    if (same !== undefined && holdsBlock(element)) moveIntoBlocks(element);
    return undefined;
  });
  // Innermost first: unwrapping one may require unwrapping its parents.
  for (const parent of parents.toReversed())
    parent.children = parent.children.flatMap(withoutEdges);
}

/** Headings and table header cells are bold already. */
function keepToOneLine(element: Element): void {
  if (element.tagName !== 'td') makeSpans(element, ['strong', 'b']);
  visit(element, 'element', (node) => {
    if (node === element || !(isBlock(node) || node.tagName === 'br')) return;
    node.children = [text(node.tagName === 'li' ? ' • ' : ' '), ...node.children, text(' ')];
    node.tagName = 'span';
  });
}

/** Inline elements around paragraphs move into each of them. */
function moveIntoBlocks(element: Element): void {
  const around = (children: ElementContent[]): Element => ({ ...element, children });
  const moved: Element[] = [];
  let line: Element | undefined;
  for (const child of element.children)
    if (child.type === 'element' && (isBlock(child) || holdsBlock(child))) {
      moved.push({ ...child, children: [around(child.children)] });
      line = undefined;
    } else if (line === undefined) {
      line = around([child]);
      moved.push(line);
    } else line.children.push(child);
  Object.assign(element, { tagName: 'span', children: moved });
}

/** Moves white space out of emphasis: the library would write a line break there as “&#xA;”. */
function withoutEdges(element: RootContent): RootContent[] {
  if (element.type !== 'element' || isBlock(element) || element.tagName === 'br') return [element];
  const pieces = element.children.flatMap((child) => {
    if (child.type !== 'text') return [child];
    const [from, to] = [child.value.trimStart(), child.value.trimEnd()];
    const before = child.value.slice(0, child.value.length - from.length);
    return [before, from.trimEnd(), child.value.slice(to.length)].filter(Boolean).map(text);
  });
  const isWord = (node: ElementContent) => node.type !== 'comment' && toString(node).trim() !== '';
  const end = pieces.findLastIndex(isWord) + 1;
  if (end === 0) return pieces;
  const start = pieces.findIndex(isWord);
  element.children = pieces.slice(start, end);
  return [...pieces.slice(0, start), element, ...pieces.slice(end)];
}

/**
 * Makes the first row the header, since GitHub tables require one. Tables with one row or column
 * were used for layout and are unwrapped.
 */
function normalizeTable(table: Element): void {
  const rows: Element[] = [];
  visit(table, 'element', (node) => {
    if (node.tagName === 'tr') rows.push(node);
    return node !== table && /^t(?:able|r)$/u.test(node.tagName) ? SKIP : undefined;
  });
  const cells = rows.map((row) => row.children.filter((node) => node.type === 'element'));
  if (rows.length < 2 || cells.every((row) => row.length < 2))
    for (const node of [table, ...rows, ...cells.flat()]) node.tagName = 'div';
  for (const cell of cells[0] ?? []) if (cell.tagName === 'td') cell.tagName = 'th';
  for (const { properties } of cells.flat())
    for (const span of ['colSpan', 'rowSpan'])
      if (Number(properties[span]) > 50) delete properties[span];
}
