import type { Block, Lost } from './block.ts';
import { inlineRuns } from './inline.ts';
import { onOneLine, unbolded, withoutCode } from './runs.ts';
import type { HtmlElement, HtmlNode } from './tree.ts';
import { writeLine } from './write-line.ts';

/** The rows of a table, without those of tables within its cells. */
function rowsOf(nodes: readonly HtmlNode[]): HtmlElement[] {
  const elements = nodes.filter((node) => typeof node !== 'string');
  return elements.flatMap((element) => {
    if (element.tag === 'tr') return [element];
    return ['thead', 'tbody', 'tfoot'].includes(element.tag) ? rowsOf(element.children) : [];
  });
}

const cellsOf = (row: HtmlElement) =>
  row.children
    .filter((node) => typeof node !== 'string')
    .filter((element) => element.tag === 'td' || element.tag === 'th');

/**
 * A table as GitHub writes it, its first row on top whether the source marked it or not, since
 * there is no table without. What has one row or one column was a table for its looks: `blocksOf`
 * gets the cells.
 */
export function writeTable(
  table: HtmlElement,
  lost: Lost,
  blocksOf: (nodes: readonly HtmlNode[]) => Block[],
): Block[] {
  const rows = rowsOf(table.children)
    .map(cellsOf)
    .filter((cells) => cells.length > 0);
  const spans = rows.map((cells) => cells.map((cell) => Number(cell.attributes.colspan) || 1));
  const columns = Math.max(0, ...spans.map((row) => row.reduce((sum, span) => sum + span, 0)));
  if (rows.length < 2 || columns < 2 || columns > 50)
    return blocksOf(rows.flatMap((cells) => cells.map((cell) => ({ ...cell, tag: 'div' }))));

  const written = rows.map((cells, row) => {
    const texts = cells.flatMap((cell, column) => {
      const runs = withoutCode(inlineRuns(cell.children, [], lost), /\|/u);
      const text = writeLine(row === 0 ? unbolded(runs) : onOneLine(runs), { inside: true });
      const span = spans[row]?.[column] ?? 1;
      return [text.replaceAll('|', String.raw`\|`), ...Array.from({ length: span - 1 }, () => '')];
    });
    return [...texts, ...Array.from({ length: columns - texts.length }, () => '')];
  });
  const lines = written.map((texts) => `| ${texts.join(' | ')} |`);
  lines.splice(1, 0, `|${' --- |'.repeat(columns)}`);
  return [...captionOf(table, blocksOf), { kind: 'table', text: lines.join('\n') }];
}

function captionOf(table: HtmlElement, blocksOf: (nodes: readonly HtmlNode[]) => Block[]): Block[] {
  const caption = table.children.find((node) => typeof node !== 'string' && node.tag === 'caption');
  return caption === undefined || typeof caption === 'string'
    ? []
    : blocksOf([{ ...caption, tag: 'strong' }]);
}
