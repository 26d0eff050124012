import { expect, test } from 'vitest';
import { limits } from '#core/domain/limits.ts';
import { isBlank, nameOfCopy } from './collection-name.ts';
import { singleLine } from '#core/domain/text/single-line.ts';

test('a copy is named after its source, with a unique name', () => {
  expect(nameOfCopy('Gears', [])).toBe('Gears (copy)');
  expect(nameOfCopy('Gears', ['Gears (copy)'])).toBe('Gears (copy 2)');
  expect(nameOfCopy('Gears (copy)', ['Gears (copy)', 'Gears (copy 2)'])).toBe('Gears (copy 3)');
});

test('a long name is cut between characters, so that it can be stored', () => {
  for (const length of [limits.nameCharacters, limits.nameCharacters - 1]) {
    const called = nameOfCopy('🦔'.repeat(length / 2 + 1).slice(0, length), []);
    expect(called.isWellFormed()).toBe(true);
    expect(called.length).toBeLessThanOrEqual(limits.nameCharacters);
    expect(called.endsWith(' (copy)')).toBe(true);
  }
});

test('a name has at least one visible character', () => {
  for (const nothing of ['', ' \t', '\u200b', '\u2060\u00ad', '\u3164', '\u2800', '\u202e'])
    expect(isBlank(nothing)).toBe(true);
  for (const something of ['a', ' a ', '中', '👩‍🔬', '.']) expect(isBlank(something)).toBe(false);
});

test('a name is one line and has no bidirectional control characters', () => {
  expect(singleLine(' Gears\r\n\tfor  pumps\u0007 ')).toBe('Gears for  pumps');
  expect(singleLine('cod\u202eexe')).toBe('codexe');
  // Joiners and combining marks are kept.
  for (const text of ['👩‍🔬', 'می‌خواهم', 'שלום\u200f!']) expect(singleLine(text)).toBe(text);
});
