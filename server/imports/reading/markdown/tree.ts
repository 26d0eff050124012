import { NodeHtmlMarkdown } from 'node-html-markdown';

/** A piece of HTML: text with its entities decoded, or an element. */
export type HtmlNode = string | HtmlElement;

export interface HtmlElement {
  tag: string;
  attributes: Partial<Record<(typeof attributesWeRead)[number], string>>;
  children: HtmlNode[];
}

const attributesWeRead = ['href', 'src', 'alt', 'start', 'colspan'] as const;

/** What we need of the library's nodes, whose own types ask for those of a browser. */
interface ParsedNode {
  readonly rawTagName?: string;
  readonly childNodes: Iterable<ParsedNode>;
  readonly text: string;
  getAttribute?(name: string): string | null | undefined;
}

const isParsed = (node: unknown): node is ParsedNode =>
  typeof node === 'object' && node !== null && 'childNodes' in node && 'text' in node;

const rootTag = 'outrider-fragment';

/**
 * The library's parser, without its writer: that one breaks lists nested under numbers, cells that
 * hold more than a line, emphasis inside a word, and every pipe in a table but the first.
 */
export function parseHtml(html: string): HtmlNode[] {
  try {
    return [...parsed(html).childNodes].map((node) => ours(node, 1));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    // Nested deeper than the stack goes, which no text is: what counts is the words.
    return [html.replaceAll(/<[^<>]*>/gu, ' ')];
  }
}

function parsed(html: string): ParsedNode {
  let root: ParsedNode = { childNodes: [], text: '' };
  const library = new NodeHtmlMarkdown(
    {},
    {
      [rootTag]: ({ node }: { node: unknown }) => {
        if (isParsed(node)) root = node;
        return { ignore: true };
      },
    },
  );
  const inner = html.replaceAll(new RegExp(`</?${rootTag}`, 'giu'), '<span');
  // The space keeps the library from passing over a fragment that holds no text at all.
  library.translate(`<${rootTag}> ${inner}</${rootTag}>`);
  return root;
}

const depthMost = 200;

function ours(node: ParsedNode, depth: number): HtmlNode {
  if (node.rawTagName === undefined || node.rawTagName === '') return node.text;
  if (depth > depthMost) throw new RangeError('nested too deeply');
  const attributes: HtmlElement['attributes'] = {};
  for (const name of attributesWeRead) {
    const value = node.getAttribute?.(name);
    if (typeof value === 'string') attributes[name] = value.trim();
  }
  return {
    tag: node.rawTagName.toLowerCase(),
    attributes,
    children: [...node.childNodes].map((child) => ours(child, depth + 1)),
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
