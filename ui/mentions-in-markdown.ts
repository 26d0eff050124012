import type { Emphasis, Nodes, PhrasingContent, Root, Text } from 'mdast';
import { splitMentions } from '#core/domain/text/mentions.ts';

/**
 * Mentions in Markdown. Names are not parsed as Markdown: before parsing each `@name` is replaced by a
 * placeholder of two private characters, and afterwards the placeholder by the name, as text.
 */

const opening = '\uE000';
const closing = '\uE001';
const marks = /\uE000(\d+)\uE001/gu;
const strayMarks = /[\uE000\uE001]/gu;

/** The text with a placeholder for each name. */
export function maskMentions(text: string, names: readonly string[]): string {
  return splitMentions(text.replaceAll(strayMarks, ''), names)
    .map((piece) =>
      piece.name === undefined ? piece.text : `${opening}${names.indexOf(piece.name)}${closing}`,
    )
    .join('');
}

const mention = (name: string): Emphasis => ({
  type: 'emphasis',
  data: { hName: 'span', hProperties: { className: ['font-medium', 'text-accent-ink'] } },
  children: [{ type: 'text', value: `@${name}` }],
});

/** A remark plugin: replaces the placeholders of `maskMentions` by the names. */
export function remarkUnmaskMentions(names: readonly string[]) {
  const plain = (text: string) =>
    text.replaceAll(marks, (_, index: string) => `@${names[Number(index)] ?? ''}`);

  function inText({ value }: Text): PhrasingContent[] {
    // Odd parts are indexes of names.
    return value.split(marks).flatMap((part, index): PhrasingContent[] => {
      if (index % 2 === 1) return [mention(names[Number(part)] ?? '')];
      return part === '' ? [] : [{ type: 'text', value: part }];
    });
  }

  function unveil(node: Nodes): void {
    // In code and in URLs a name is plain text.
    if ('value' in node) node.value = plain(node.value);
    if ('url' in node) node.url = plain(node.url);
    if ('title' in node && node.title) node.title = plain(node.title);
    if ('alt' in node && node.alt) node.alt = plain(node.alt);
    if (!('children' in node)) return;
    node.children = node.children.flatMap((child): Nodes[] => {
      if (child.type === 'text') return inText(child);
      unveil(child);
      return [child];
    }) as typeof node.children;
  }

  return () => (tree: Root) => unveil(tree);
}
