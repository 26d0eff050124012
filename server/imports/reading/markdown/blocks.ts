import { type Block, type Writing, joined } from './block.ts';
import { inlineRuns, styleWithin } from './inline.ts';
import { writeList } from './lists.ts';
import { type Run, type Style, paragraphsOf, tidied, unbolded } from './runs.ts';
import { codeBlock } from './spans.ts';
import { writeTable } from './tables.ts';
import { blockTags, embeddedTags, silentTags } from './tags.ts';
import { type HtmlElement, type HtmlNode, elementsOf, textOf } from './tree.ts';
import { writeLine } from './write-line.ts';

const isBlock = (element: HtmlElement) =>
  blockTags.has(element.tag) ||
  (element.tag !== 'a' && [...elementsOf(element.children)].some(({ tag }) => blockTags.has(tag)));

/** What stands on lines of its own; loose text between it becomes paragraphs. */
export function blocksOf(nodes: readonly HtmlNode[], style: Style, writing: Writing): Block[] {
  const blocks: Block[] = [];
  let loose: HtmlNode[] = [];
  const flush = () => {
    blocks.push(...paragraphs(tidied(inlineRuns(loose, style, writing.lost))));
    loose = [];
  };
  for (const node of nodes) {
    if (
      typeof node === 'string' ||
      !isBlock(node) ||
      silentTags.has(node.tag) ||
      embeddedTags.has(node.tag)
    ) {
      loose.push(node);
      continue;
    }
    flush();
    blocks.push(...blocksOfElement(node, style, writing, blocks.at(-1)));
  }
  flush();
  return blocks;
}

/** A backslash behind a full stop is what is left of Markdown that was translated only half. */
const strayBackslash = /(?<=[.!?:;,])\\$/u;

function paragraphs(runs: readonly Run[]): Block[] {
  return paragraphsOf(runs).flatMap((one) => {
    const last = one.at(-1);
    if (last?.kind === 'text') last.text = last.text.replace(strayBackslash, '');
    return block('paragraph', writeLine(one));
  });
}

function blocksOfElement(
  element: HtmlElement,
  style: Style,
  writing: Writing,
  previous: Block | undefined,
): Block[] {
  const { tag, children } = element;
  const within = (nodes: readonly HtmlNode[]) => blocksOf(nodes, style, writing);
  switch (tag) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6': {
      const runs = unbolded(inlineRuns(children, [], writing.lost));
      // “#” at the end of a heading would count as its closing mark.
      const title = writeLine(runs, { inside: true }).replace(/(?<=^|\s)#+$/u, String.raw`\$&`);
      return block('heading', title, `${'#'.repeat(writing.level(tag))} ${title}`);
    }
    case 'ul':
    case 'ol':
    case 'menu':
    case 'dir':
      return block('list', writeList(element, previous, within));
    case 'table':
      return writeTable(element, writing.lost, within);
    case 'pre':
      return block('code', codeBlock(textOf(children)));
    case 'blockquote':
      return block(
        'quote',
        joined(within(children))
          .replaceAll(/^(?=.)/gmu, '> ')
          .replaceAll(/^$/gmu, '>'),
      );
    case 'hr':
      return [{ kind: 'rule', text: '---' }];
    case 'dt':
      return blocksOf(children, styleWithin(style, 'strong'), writing);
    default:
      return blocksOf(children, styleWithin(style, tag), writing);
  }
}

/** None where there is nothing to say. */
const block = (kind: Block['kind'], text: string, written = text): Block[] =>
  text === '' ? [] : [{ kind, text: written }];
