import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold, tokens, wordsOf } from './tokenizer.ts';
import { searchLimits } from './limits.ts';
import { parseSearchQuery } from './query.ts';

/** Any characters, including lone surrogates. */
const anyText = fc
  .array(fc.oneof(fc.nat({ max: 0x24f }), fc.nat({ max: 0x10ffff })), { maxLength: 60 })
  .map((codes) => String.fromCodePoint(...codes));

const read = (text: string) => {
  const { words, beginning, phrases, without } = parseSearchQuery(text);
  return [words, beginning, phrases, without];
};

describe('folding', () => {
  test('removes case and accents', () => {
    expect(fold('CAFÉ Åre Łódź Straße')).toBe('cafe are lodz strasse');
    expect(wordsOf('Béarn’s “top-10” AI/ML™ café')).toEqual([
      'bearn',
      's',
      'top',
      '10',
      'ai',
      'ml',
      'cafe',
    ]);
  });

  test('takes each character of scripts without spaces as a word', () => {
    expect(wordsOf('東京AI企業')).toEqual(['東', '京', 'ai', '企', '業']);
  });

  test('keeps the position of each word, and is idempotent', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        let last = 0;
        for (const { word, from, to } of tokens(text)) {
          expect(from).toBeGreaterThanOrEqual(last);
          expect(to).toBeGreaterThan(from);
          expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
          last = to;
        }
        expect(wordsOf(text)).toEqual(tokens(text).map(({ word }) => word));
      }),
    );
  });
});

describe('parsing a query', () => {
  test.each([
    ['wear sens', [['wear'], 'sens', [], []]],
    ['wear sensing ', [['wear', 'sensing'], null, [], []]],
    ['"wear sensing" gears ', [['gears'], null, [['wear', 'sensing']], []]],
    ['wear -coffee', [['wear'], null, [], [['coffee']]]],
    ['wear -"cold brew" ', [['wear'], null, [], [['cold', 'brew']]]],
    ['-coffee', [[], null, [], [['coffee']]]],
    ['"unclosed phrase', [[], null, [['unclosed', 'phrase']], []]],
    ['state-of-the-art ', [['state', 'art'], null, [], []]],
    ['sensors for the fac', [['sensors'], 'fac', [], []]],
    ['sensors for the', [['sensors'], null, [], []]],
    ['the ', [['the'], null, [], []]],
    ['the', [[], 'the', [], []]],
    ['- -- "" "!" ...', [[], null, [], []]],
    ['', [[], null, [], []]],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test('any text can be parsed, into few words, all of them in it', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { words, beginning, phrases, without } = parseSearchQuery(text);
        const all = [...words, ...(beginning === null ? [] : [beginning])];
        expect(all.length).toBeLessThanOrEqual(searchLimits.queryWordsMost + 1);
        const vocabulary = new Set(wordsOf(text));
        for (const word of [...all, ...phrases.flat(), ...without.flat()]) {
          expect(vocabulary).toContain(word);
        }
      }),
    );
  });

  test('quotes in a text of more than ten words are no condition', () => {
    const text = 'they call it a "digital twin" of every single machine in a plant ';
    expect(read(text).slice(2)).toEqual([[], []]);
    expect(read(`${text} -"cold brew"`).at(3)).toEqual([['cold', 'brew']]);
    expect(read('a "digital twin" of every machine in one more plant ').at(2)).toEqual([
      ['digital', 'twin'],
    ]);
  });

  test('a pasted page is searched by its first words', () => {
    const { words } = parseSearchQuery(
      'word '.repeat(38) + 'several different others '.repeat(900),
    );
    expect(words).toEqual(['word', 'several', 'different']);
  });
});
