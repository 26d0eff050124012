import { NodeHtmlMarkdown } from 'node-html-markdown';

/** A piece of HTML: text with its entities decoded, or an element. */
export type HtmlNode = string | HtmlElement;

export interface HtmlElement {
  tag: string;
  attributes: Partial<Record<(typeof attributesWeRead)[number], string>>;
  children: HtmlNode[];
}

const attributesWeRead = ['href', 'src', 'alt', 'start', 'colspan'] as const;

/** What we need of the library's nodes, whose own types are those of a browser. */
interface ParsedNode {
  readonly rawTagName?: string;
  readonly childNodes: Iterable<ParsedNode>;
  readonly text: string;
  getAttribute?(name: string): string | null | undefined;
}

const rootTag = 'outrider-fragment';

/**
 * The library's parser, without its writer: that one breaks lists nested under numbers, cells that
 * hold more than a line, emphasis inside a word, and every pipe in a table but the first.
 */
export function parseHtml(html: string): HtmlNode[] {
  let root: ParsedNode | undefined;
  const library = new NodeHtmlMarkdown(
    {},
    {
      [rootTag]: ({ node }) => {
        root ??= node;
        return { ignore: true };
      },
    },
  );
  const inner = html.replaceAll(new RegExp(`</?${rootTag}`, 'giu'), '<span');
  // The space keeps the library from passing over a fragment that holds no text at all.
  library.translate(`<${rootTag}> ${inner}</${rootTag}>`);
  return root === undefined ? [] : [...root.childNodes].map(ours);
}

function ours(node: ParsedNode): HtmlNode {
  if (node.rawTagName === undefined || node.rawTagName === '') return node.text;
  const attributes: HtmlElement['attributes'] = {};
  for (const name of attributesWeRead) {
    const value = node.getAttribute?.(name);
    if (typeof value === 'string') attributes[name] = value.trim();
  }
  return {
    tag: node.rawTagName.toLowerCase(),
    attributes,
    children: [...node.childNodes].map(ours),
  };
}

/** All the text within, as it stands. */
export function textOf(nodes: readonly HtmlNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('');
}

/** Every element within, outermost first. */
export function* elementsOf(nodes: readonly HtmlNode[]): Generator<HtmlElement> {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    yield node;
    yield* elementsOf(node.children);
  }
}
