import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { embeddedTags, silentTags } from './html.ts';
import { flattenNesting } from './flatten-nesting.ts';

/** Invisible: zero-width characters and soft hyphens. */
const invisible = /[\u00AD\u200B\u2060\uFEFF]/gu;

/** Elements that the library would drop with their content. */
const renamed: Partial<Record<string, string>> = { menu: 'ul', dialog: 'div' };

/**
 * Removes from the tree what our Markdown may not have. Returns what was lost, in words that fit
 * before “was left out”.
 */
export function sanitizeHtml(tree: Root, largestHeading: number): string[] {
  const lost: string[] = [];
  const headings: Element[] = [];
  visit(tree, (node, index, parent) => {
    if (node.type === 'text')
      node.value = node.value.replaceAll('\u00A0', ' ').replaceAll(invisible, '');
    if (node.type !== 'element' || index === undefined || parent === undefined) return undefined;
    const { tagName } = node;
    node.tagName = renamed[tagName] ?? tagName;
    if (/^h[1-6]$/u.test(tagName)) headings.push(node);
    if (tagName === 'a') sanitizeLink(node, lost);
    if (tagName === 'sup' || tagName === 'sub') raiseDigits(node);
    if (tagName === 'img') {
      lost.push(`${node.properties.src ? 'the' : 'a'} picture${addressIn(node, 'src')}`);
      parent.children[index] = { type: 'text', value: String(node.properties.alt ?? '') };
    }
    if (embeddedTags.has(tagName))
      lost.push(`an embedded ${tagName.replace(/i?frame/u, 'page')}${addressIn(node, 'src')}`);
    if (!embeddedTags.has(tagName) && !silentTags.has(tagName)) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });

  const used = [...new Set(headings.map(({ tagName }) => tagName))].toSorted();
  for (const heading of headings)
    heading.tagName = `h${Math.min(6, largestHeading + used.indexOf(heading.tagName))}`;
  flattenNesting(tree);
  return lost;
}

const schemes = new Set(['http:', 'https:', 'mailto:']);

/**
 * The address of an allowed link, null for any other. “www.…” gets a scheme. An address with a
 * password is refused: the part before its “@” can imitate another site.
 */
function linkAddress(href: string): string | null {
  const address = href.replaceAll(/[\t\n\r]/gu, '').trim();
  const whole = /^www\.[^\s/]+\./iu.test(address) ? `http://${address}` : address;
  const url = URL.parse(whole);
  if (url === null || !schemes.has(url.protocol) || url.pathname === '') return null;
  return url.username === '' && url.password === '' ? whole : null;
}

function sanitizeLink(link: Element, lost: string[]): void {
  const href = String(link.properties.href ?? '');
  const address = linkAddress(href);
  if (address === null) {
    link.tagName = 'span';
    // Links within the source's own page are dropped without a note.
    if (href !== '' && !href.startsWith('#'))
      lost.push(`a link to${addressIn(link, 'href')} (no web or email address)`);
    return;
  }
  link.properties = { href: address };
  if (toString(link).trim() !== '') return;
  visit(link, { tagName: 'img' }, ({ properties }) => {
    properties.alt ||= address;
  });
}

/** A data: address may be as long as its picture. */
function addressIn({ properties }: Element, name: 'href' | 'src'): string {
  const address = String(properties[name] ?? '');
  const text = address.length > 200 ? `${address.slice(0, 200)}…` : address;
  return text === '' ? '' : ` “${text}”`;
}

const raised = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹', sub: '₀₁₂₃₄₅₆₇₈₉' };

/**
 * Uses Unicode superscripts and subscripts for digits, since 10² would become 102; other text has
 * none.
 */
function raiseDigits(element: Element): void {
  const text = toString(element).trim();
  if (!/^\d+$/u.test(text)) return;
  const digits = element.tagName === 'sup' ? raised.sup : raised.sub;
  const value = text.replaceAll(/\d/gu, (digit) => digits.charAt(Number(digit)));
  element.children = [{ type: 'text', value }];
}
