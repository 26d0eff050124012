import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { summarise } from './summary.ts';

describe('a summary', () => {
  test.each([
    ['# Title\n\nSome *plain* **words**.', 'Title Some plain words.'],
    ['- one\n- two\n1. three', 'one two three'],
    ['> quoted\n\n`code` and ~~gone~~', 'quoted code and gone'],
    ['[a link](https://skf.example) and ![a picture](x.png)', 'a link and a picture'],
    ['<https://skf.example>', 'https://skf.example'],
    ['| a | b |\n|---|---|\n| c | d |', '| a | b | | c | d |'],
    ['before\n```js\nlet secret;\n```\nafter', 'before after'],
    ['2 \\* 3 \\_kept\\_', '2 * 3 _kept_'],
    ['a snake_case_name', 'a snake_case_name'],
    ['\n\n \t ', ''],
  ])('of %j is %j', (markdown, plain) => {
    expect(summarise(markdown)).toBe(plain);
  });

  test('joins the texts that are not blank', () => {
    expect(summarise(null, 'One.', undefined, '  ', 'Two.')).toBe('One. Two.');
    expect(summarise()).toBe('');
  });

  test('of 220 characters is not cut, of 221 is cut at a word', () => {
    const words = `${'word '.repeat(44)}`.trim();
    expect(words).toHaveLength(219);
    expect(summarise(`${words}s`)).toBe(`${words}s`);
    const cut = summarise(`${words} more`);
    expect(cut).toBe(`${words}…`);
  });

  test('removes a comma or full stop before the ellipsis', () => {
    expect(summarise(`${'word '.repeat(42)}four, ${'x'.repeat(50)}`)).toMatch(/four…$/u);
  });

  test('is at most 221 characters, on one line, and never splits a surrogate pair', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 1000 }), (markdown) => {
        const summary = summarise(markdown);
        expect(summary.length).toBeLessThanOrEqual(221);
        expect(summary).not.toMatch(/[\n\r\t]/u);
        expect(summary.isWellFormed()).toBe(true);
      }),
      { examples: [['🦊'.repeat(400)], [`a${'🦊'.repeat(400)}`], ['x'.repeat(5000)]] },
    );
  });

  test('runs in linear time on unterminated Markdown', () => {
    // In quadratic time these would take longer than the test may.
    for (const piece of ['[', '![', '|-', '`', '<http', '* ', '#', '\\', '> ', ' \n', '```']) {
      expect(summarise(piece.repeat(1_000_000)).length).toBeLessThanOrEqual(221);
    }
  });
});
