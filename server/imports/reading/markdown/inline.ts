import { linkAddress, markdownLink } from './address.ts';
import type { Lost } from './block.ts';
import { type Delimiter, type Run, type Style, onOneLine, withoutCode } from './runs.ts';
import { collapsed, raisedDigits } from './spans.ts';
import { blockTags, embeddedTags, silentTags } from './tags.ts';
import { type HtmlElement, type HtmlNode, elementsOf, textOf } from './tree.ts';
import { writeLine } from './write-line.ts';

const delimiters: Partial<Record<string, Delimiter>> = {
  strong: '**',
  b: '**',
  em: '_',
  i: '_',
  cite: '_',
  dfn: '_',
  var: '_',
  del: '~~',
  s: '~~',
  strike: '~~',
};

export function styleWithin(style: Style, tag: string): Style {
  const delimiter = delimiters[tag];
  return delimiter === undefined || style.includes(delimiter) ? style : [...style, delimiter];
}

/** What runs within a line. A block that stands here all the same is set off by spaces. */
export function inlineRuns(nodes: readonly HtmlNode[], style: Style, lost: Lost): Run[] {
  return nodes.flatMap((node) =>
    typeof node === 'string' ? [textRun(collapsed(node), style)] : elementRuns(node, style, lost),
  );
}

/** Stars at the edge of bold text are what is left of Markdown that was translated only half. */
const strayStars = /(?<!\S)\*\*|\*\*(?!\S)/gu;

const textRun = (text: string, style: Style): Run => ({
  kind: 'text',
  text: style.includes('**') ? text.replaceAll(strayStars, '') : text,
  style,
});

const codeRun = (text: string, style: Style): Run => ({
  kind: text.trim() === '' ? 'text' : 'code',
  text,
  style,
});

function elementRuns(element: HtmlElement, style: Style, lost: Lost): Run[] {
  const { tag, attributes, children } = element;
  if (silentTags.has(tag)) return [];
  if (embeddedTags.has(tag)) return embedded(element, lost);
  if (tag === 'a') return link(element, style, lost);
  if (tag === 'br') return [{ kind: 'break', text: '', style }];
  if (tag === 'img') {
    lost(attributes.src === undefined ? 'a picture' : `the picture “${shortened(attributes.src)}”`);
    return [textRun(collapsed(attributes.alt ?? ''), style)];
  }
  if (tag === 'code' || tag === 'kbd' || tag === 'samp' || tag === 'tt')
    return [codeRun(collapsed(textOf(children)), style)];
  if (tag === 'sup' || tag === 'sub') {
    const digits = raisedDigits(tag, textOf(children));
    if (digits !== null) return [textRun(digits, style)];
  }

  const runs = inlineRuns(children, styleWithin(style, tag), lost);
  if (tag === 'q') return [textRun('“', style), ...runs, textRun('”', style)];
  if (!blockTags.has(tag)) return runs;
  return [textRun(tag === 'li' ? ' • ' : ' ', style), ...runs, textRun(' ', style)];
}

/** Data within an address can be as long as the picture. */
const shortened = (address: string) =>
  address.length > 200 ? `${address.slice(0, 200)}…` : address;

function embedded({ tag, attributes }: HtmlElement, lost: Lost): Run[] {
  const source = attributes.src === undefined ? '' : ` “${shortened(attributes.src)}”`;
  lost(`an embedded ${tag === 'iframe' || tag === 'frame' ? 'page' : tag}${source}`);
  return [];
}

function link({ attributes, children }: HtmlElement, style: Style, lost: Lost): Run[] {
  const href = attributes.href ?? '';
  // An address within the source's own page leads nowhere in ours.
  if (href === '' || href.startsWith('#')) return inlineRuns(children, style, lost);
  const address = linkAddress(href);
  if (address === null) {
    lost(`a link to “${shortened(href)}” (no web or e-mail address)`);
    return inlineRuns(children, style, lost);
  }
  // Emphasis around the link stays around it and need not be repeated within.
  const runs = onOneLine(withoutCode(inlineRuns(children, [], lost), /[\]|]/u));
  const pictured = [...elementsOf(children)].some(({ tag }) => tag === 'img');
  if (runs.length === 0 && !pictured) return [];
  const label = writeLine(runs, { inLink: true });
  const plain = runs.every((run) => run.kind === 'text' && run.style.length === 0);
  const text = plain ? runs.map((run) => run.text).join('') : label;
  return [{ kind: 'ready', text: markdownLink(address, text, label), style }];
}
