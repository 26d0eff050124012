import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { expect, test, vi } from 'vitest';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { hasTags } from './markdown/tags.ts';
import { elementsOf, parseHtml, textOf } from './markdown/tree.ts';

/** What a reader sees of our Markdown, drawn as the product draws it. */
function rendered(html: string) {
  const children = htmlToMarkdown(html).markdown ?? '';
  const element = createElement(ReactMarkdown, { remarkPlugins: [remarkGfm] }, children);
  return parseHtml(renderToStaticMarkup(element));
}

const characters = (text: string) => text.replaceAll(/[\s\u200B\uFEFF\u00AD\u2060•]/gu, '');
const tagsOf = (html: string) => new Set([...elementsOf(parseHtml(html))].map(({ tag }) => tag));

/** All that acts in Markdown, next to words, signs and addresses. */
const piece = fc.constantFrom(
  ...'a word B é 日本 😀 * ** _ __ ~ ~~ ` `` [ ] (x) ( ) ! \\ # ## - + 1. 12) : | --- === . , " “ ” ^ $ / = {{ [x] [^1] :- 2021 & < > a_b _a_ x@y.org www.x.org http://x.org. https://x.org/a_b_*c [a]: ![a](b) <javascript:x>'.split(
    ' ',
  ),
  ' ',
  ' ',
);
const text = fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join(''));

const escaped = text.map((words) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
);
const html = fc.letrec<{ line: string; lines: string; block: string }>((tie) => ({
  line: fc.oneof(
    { weight: 4, arbitrary: escaped },
    tie('lines').map((inner) => `<strong>${inner}</strong>`),
    tie('lines').map((inner) => `<em>${inner}</em>`),
    tie('lines').map((inner) => `<del>${inner}</del>`),
    escaped.map((inner) => `<a href="https://l.org/a_(b)?c=1&amp;copy=2">${inner}</a>`),
    escaped.map((inner) => `<code>${inner}</code>`),
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

/** Rare accidents of syntax need many texts; a slow machine needs time for them. */
const runs = { numRuns: 500 };
vi.setConfig({ testTimeout: 60_000 });

test('plain text shows itself, as paragraphs and links and nothing else', () => {
  const lines = fc
    .array(text, { minLength: 1, maxLength: 4 })
    .map((all) => all.join('\n'))
    .filter((words) => !hasTags(words));
  fc.assert(
    fc.property(lines, (words) => {
      const nodes = rendered(words);
      expect(characters(textOf(nodes))).toBe(characters(words));
      for (const { tag } of elementsOf(nodes)) expect(['p', 'a', 'br']).toContain(tag);
    }),
    runs,
  );
});

test('HTML shows its words, with no element that was not in it', () => {
  fc.assert(
    fc.property(html.block, (source) => {
      const nodes = rendered(source);
      // Stars at the edge of bold text and backslashes behind a sentence are meant to go.
      const shown = (words: string) => characters(words).replaceAll(/\*\*|\\/gu, '');
      expect(shown(textOf(nodes))).toBe(shown(textOf(parseHtml(source))));

      const tags = tagsOf(source).union(new Set(['p', 'a', 'h3', 'thead', 'tbody', 'th']));
      for (const { tag } of elementsOf(nodes)) expect([...tags]).toContain(tag);
    }),
    runs,
  );
});

test('no address but web and mail is ever a link, and nothing is a picture', () => {
  const address = fc.constantFrom(
    'javascript:x',
    'JAVASCRIPT:x',
    ' data:x',
    'file:///x',
    '//x.org',
  );
  fc.assert(
    fc.property(address, escaped, (href, words) => {
      const nodes = rendered(
        `<p>!<a href="${href}">${words}</a><img src="${href}" alt="![a](${href})"></p>`,
      );
      for (const { tag, attributes } of elementsOf(nodes)) {
        expect(tag).not.toBe('img');
        if (tag === 'a') expect(attributes.href).toMatch(/^(?:https?|mailto):/u);
      }
    }),
    { numRuns: 300 },
  );
});
