import { describe, expect, test } from 'vitest';
import { findMentioned, splitMentions, typedMention } from './mentions.ts';

const ann = { id: '1', name: 'Ann Berg' };
const anna = { id: '2', name: 'Ann Bergman' };
const star = { id: '3', name: '*a*' };
const people = [ann, anna, star];

describe('Mentions in a text', () => {
  test.each([
    ['@Ann Berg, look', [ann]],
    ['look (@Ann Berg)', [ann]],
    ['Ask **@Ann Bergman**.', [anna]],
    ['@Ann Berg and @Ann Bergman', [ann, anna]],
    ['@*a* wrote', [star]],
    ['Ann Berg without the sign', []],
    ['mail@Ann Berg', []],
    ['https://skf.example/@Ann Berg', []],
    ['@Ann Bergs house', []],
    ['@ann berg', []],
    ['@@Ann Berg', []],
    ['', []],
  ])('“%s”', (text, expected) => {
    expect(findMentioned(text, people)).toEqual(expected);
  });

  test('a blank name is never mentioned', () => {
    expect(findMentioned('@ here', [{ name: '' }])).toEqual([]);
  });
});

test('The segments of a text add up to the whole text', () => {
  const names = people.map(({ name }) => name);
  for (const text of ['a @Ann Berg b', '@*a*@Ann Berg', '@Ann Berg\n@Ann Bergman', '@', 'x']) {
    expect(
      splitMentions(text, names)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  }
});

describe('The mention being typed', () => {
  test.each([
    ['@', { at: 0, q: '' }],
    ['Ask @El', { at: 4, q: 'El' }],
    ['Ask @Elin Lu', { at: 4, q: 'Elin Lu' }],
    ['Ask', null],
    ['elin@skf', null],
    ['@ noon', null],
    ['@Elin\nand', null],
    [`@${'x'.repeat(41)}`, null],
  ])('“%s”', (text, expected) => {
    expect(typedMention(text, text.length)).toEqual(expected);
  });

  test('it is taken from the text before the caret', () => {
    expect(typedMention('@Elin and more', 3)).toEqual({ at: 0, q: 'El' });
  });
});
