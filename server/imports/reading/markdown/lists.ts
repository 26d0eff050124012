import type { Block } from './block.ts';
import type { HtmlElement, HtmlNode } from './tree.ts';

/** What stands loose in a list or in a list of lists belongs to the item before it. */
function itemsOf(list: HtmlElement): HtmlNode[][] {
  const items: HtmlNode[][] = [];
  for (const child of list.children) {
    if (typeof child !== 'string' && child.tag === 'li') items.push([...child.children]);
    else if (typeof child !== 'string' || child.trim() !== '') {
      const last = items.at(-1);
      if (last === undefined) items.push([child]);
      else last.push(child);
    }
  }
  return items;
}

/** Only a list that begins with a bullet or with 1 may follow a paragraph without a blank line. */
const follows = (block: Block) => block.kind === 'list' && /^(?:[-*]|1[.)]) /u.test(block.text);

const isTight = ([first, ...rest]: readonly Block[]) =>
  first !== undefined &&
  (first.kind === 'paragraph' || first.kind === 'list') &&
  rest.every((block) => rest.length === 1 && follows(block));

/**
 * A list whose items are indented as far as their own marker demands, so that lists and paragraphs
 * within stay within. `previous` is the block before: two lists in a row need different markers,
 * or they would become one.
 */
export function writeList(
  list: HtmlElement,
  previous: Block | undefined,
  blocksOf: (nodes: readonly HtmlNode[]) => Block[],
): string {
  const before = previous?.kind === 'list' ? previous.text : '';
  const bullet = before.startsWith('- ') ? '*' : '-';
  const dot = /^\d+\. /u.test(before) ? ')' : '.';
  const start = /^\d{1,8}$/u.test(list.attributes.start ?? '') ? Number(list.attributes.start) : 1;

  const items = itemsOf(list)
    .map((nodes) => blocksOf(nodes).filter((block) => block.kind !== 'rule'))
    .filter((blocks) => blocks.length > 0);
  const gap = items.every(isTight) ? '\n' : '\n\n';
  return items
    .map((blocks, at) => {
      const marker = list.tag === 'ol' ? `${start + at}${dot} ` : `${bullet} `;
      const text = blocks.map((block) => block.text).join(gap);
      return marker + text.replaceAll(/\n(?=[^\n])/gu, `\n${' '.repeat(marker.length)}`);
    })
    .join(gap);
}
