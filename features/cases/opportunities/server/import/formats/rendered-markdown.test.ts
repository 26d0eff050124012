import fc from 'fast-check';
import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ReactMarkdown from 'react-markdown';
import rehypeParse from 'rehype-parse';
import remarkGfm from 'remark-gfm';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { visit } from 'unist-util-visit';
import { hasTags } from './html.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { drawRuns } from '#core/tests/rotation.ts';

const parseHtml = (html: string) => unified().use(rehypeParse, { fragment: true }).parse(html);

function elementsOf(tree: Root): Element[] {
  const elements: Element[] = [];
  visit(tree, 'element', (element) => {
    elements.push(element);
  });
  return elements;
}

/** The text a reader sees, rendered as in the product. */
function rendered(html: string) {
  const children = htmlToMarkdown(html).markdown ?? '';
  const element = createElement(ReactMarkdown, { remarkPlugins: [remarkGfm] }, children);
  return parseHtml(renderToStaticMarkup(element));
}

const characters = (text: string) => text.replaceAll(/[\s\u200B\uFEFF\u00AD\u2060•]/gu, '');
const tagsOf = (html: string) => new Set(elementsOf(parseHtml(html)).map(({ tagName }) => tagName));

/** Markdown's special characters, with words, punctuation and addresses. */
const piece = fc.constantFrom(
  ...'a word B é 日本 😀 * ** _ __ ~ ~~ ` `` [ ] (x) ( ) ! \\ # ## - + 1. 12) : | --- === . , " “ ” ^ $ / = {{ [x] [^1] :- 2021 & < > a_b _a_ x@y.org www.x.org http://x.org. https://x.org/a_b_*c [a]: ![a](b) <javascript:x>'.split(
    ' ',
  ),
  ' ',
  ' ',
);
/** The library treats “_” between an emoji and a word as part of the word, which it is not. */
const text = fc
  .array(piece, { minLength: 1, maxLength: 6 })
  .map((pieces) => pieces.join(''))
  .filter((words) => !/😀_|_😀/u.test(words));

const escaped = text.map((words) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
);
/** In a table, Markdown cannot show a backslash before a pipe as code. */
const code = escaped.filter((words) => !words.includes(String.raw`\|`));

/**
 * Strikethrough and code may touch words, but not each other: Markdown cannot tell the end of one
 * from the beginning of the next, and the library does not try.
 */
const html = fc.letrec<{ line: string; lines: string; block: string }>((tie) => ({
  line: fc.oneof(
    { weight: 4, arbitrary: escaped },
    tie('lines').map((inner) => `<strong>${inner}</strong>`),
    tie('lines').map((inner) => `<em>${inner}</em>`),
    escaped.map((inner) => `word<del>${inner}</del>word`),
    escaped.map((inner) => `<a href="https://l.org/a_(b)?c=1&amp;copy=2">${inner}</a>`),
    code.map((inner) => `word<code>${inner}</code>word`),
    fc.constant('<br>'),
  ),
  lines: fc.array(tie('line'), { minLength: 1, maxLength: 3 }).map((inner) => inner.join('')),
  block: fc.oneof(
    { maxDepth: 3 },
    tie('lines').map((inner) => `<p>${inner}</p>`),
    tie('lines').map((inner) => `<h2>${inner}</h2>`),
    fc.tuple(tie('lines'), tie('block')).map(([a, b]) => `<ul><li>${a}</li><li>${a}${b}</li></ul>`),
    fc.tuple(tie('lines'), tie('block')).map(([a, b]) => `<ol><li>${a}${b}</li><li>${b}</li></ol>`),
    tie('block').map((inner) => `<blockquote>${inner}${inner}</blockquote>`),
    fc
      .tuple(tie('lines'), tie('lines'))
      .map(
        ([a, b]) =>
          `<table><tr><td>${a}</td><td>b</td></tr><tr><td>${b}</td><td>${a}</td></tr></table>`,
      ),
  ),
}));

/** Rare combinations need many runs. */
const runs = { numRuns: drawRuns(500) };

test('plain text renders as itself, with paragraphs and links only', () => {
  const lines = fc
    .array(text, { minLength: 1, maxLength: 4 })
    .map((all) => all.join('\n'))
    .filter((words) => !hasTags(words));
  fc.assert(
    fc.property(lines, (words) => {
      const tree = rendered(words);
      expect(characters(toString(tree))).toBe(characters(words));
      for (const { tagName } of elementsOf(tree)) expect(['p', 'a', 'br']).toContain(tagName);
    }),
    runs,
  );
});

test('an address in a plain text is a link', () => {
  const addresses = ['https://x.org/_a_b?c=1&copy=2', 'http://www.x.org', 'mailto:a_b@x.org'];
  const tree = rendered('https://x.org/_a_b?c=1&copy=2, www.x.org or a_b@x.org.');
  const links = elementsOf(tree).filter(({ tagName }) => tagName === 'a');
  expect(links.map(({ properties }) => properties.href)).toEqual(addresses);
});

test('HTML renders its words, without elements that it did not contain', () => {
  fc.assert(
    fc.property(html.block, (source) => {
      const tree = rendered(source);
      expect(characters(toString(tree))).toBe(characters(toString(parseHtml(source))));

      const tags = tagsOf(source).union(new Set(['p', 'a', 'h3', 'thead', 'tbody', 'th']));
      for (const { tagName } of elementsOf(tree)) expect([...tags]).toContain(tagName);
    }),
    runs,
  );
});

test('only web and mail addresses become links, and nothing becomes a picture', () => {
  const address = fc.constantFrom(
    'javascript:x',
    'JAVASCRIPT:x',
    ' data:x',
    'file:///x',
    '//x.org',
  );
  fc.assert(
    fc.property(address, escaped, (href, words) => {
      const tree = rendered(
        `<p>!<a href="${href}">${words}</a><img src="${href}" alt="![a](${href})"></p>`,
      );
      for (const { tagName, properties } of elementsOf(tree)) {
        expect(tagName).not.toBe('img');
        if (tagName === 'a') expect(properties.href).toMatch(/^(?:https?|mailto):/u);
      }
    }),
    { numRuns: drawRuns(300) },
  );
});
