import { expect, test } from 'vitest';
import { otherWordsIn, participlesIn, privateNamesIn } from './vocabulary.ts';

test('a private word in the name of a file or an export is refused', () => {
  expect(
    privateNamesIn('features/people/users/server/taking-turns.ts', 'export const one = 1;\n'),
  ).toEqual([
    'features/people/users/server/taking-turns.ts: "turns" in taking-turns; the field says advisory locks.',
  ]);
  expect(
    privateNamesIn(
      'ui/Button.tsx',
      'export async function demandRoom() {}\nexport type Wish = 1;\n',
    ),
  ).toHaveLength(2);
});

test('standard words pass, also those that contain a private one', () => {
  const text = 'export const outstanding = 1;\nexport interface Aggregate {}\nconst gate = 1;\n';
  expect(privateNamesIn('features/people/users/server/return-value.ts', text)).toEqual([]);
  expect(privateNamesIn('ui/map/WorldMap.tsx', 'export function WorldMap() {}\n')).toEqual([]);
});

test('texts have one word for a thing, except where a word has another sense', () => {
  const text = 'const one = 1;\nexport const body = `This is an answer to this challenge.`;\n';
  expect(otherWordsIn('features/cases/corporations/domain/stage-mails.ts', text)).toEqual([
    'features/cases/corporations/domain/stage-mails.ts:2 says challenge; our word is opportunity.',
  ]);
  expect(otherWordsIn('features/portfolio/projects/domain/import/import-target.ts', text)).toEqual(
    [],
  );
});

// The word is put in, so that this file does not have what it plants.
const planted = (word: string, text: string) => text.replaceAll('WORD', word);

test.each([
  ['a variable', 'const WORD = 1;'],
  ['one that changes', 'let WORD: string | null = null;'],
  ['one of a loop', 'for (const WORD of rows) run();'],
  ['a function', 'function WORD(row: Row): void {}'],
  ['a parameter', 'function take(row: Row, WORD: number): void {}'],
  ['an optional one', 'const take = (WORD?: number) => row;'],
  ['the rest of them', 'const take = (row: Row, ...WORD: number[]) => row;'],
  ['one on a line of its own', 'function take(\n  { id }: Row,\n  WORD: number,\n): void {}'],
  ['one after a function', 'const take = (run: () => void, WORD: number) => row;'],
  ['one without a type', 'rows.filter((WORD) => isRow(row));'],
  ['one among others', 'rows.filter((row, WORD, all) => isRow(row));'],
  ['one with a default', 'const take = (WORD = 1) => row;'],
  ['one of a method', 'const rows = { read(WORD) {} };'],
  ['one of a type', 'type Take = (WORD: number) => void;'],
  ['a property by another name', 'const { rows: WORD } = answer;'],
  ['the same on several lines', 'const {\n  id,\n  rows: WORD = [],\n} = answer;'],
  ['the same of a parameter', 'const take = ({ rows: WORD, id }: Answer) => id;'],
  ['the same without a type', 'rows.map(({ id, name: WORD }) => id);'],
  ['an element', 'const [WORD] = rows;'],
  ['a later element', 'const [, , WORD = null] = rows;'],
  ['the rest of the elements', 'const [row, ...WORD] = rows;'],
  ['an element in a loop', 'for (const [, WORD] of rows.entries()) run();'],
  ['an element of a parameter', 'rows.map(([row, WORD]) => row);'],
])('%s that is called by a participle is refused', (_, text) => {
  const [problem, ...more] = participlesIn('scripts/rows.ts', planted('found', text));
  expect(problem).toMatch(/^scripts\/rows\.ts:\d+ calls a local found; a noun says what it is\.$/u);
  expect(more).toEqual([]);
  expect(participlesIn('scripts/rows.ts', planted('known', text))).toHaveLength(1);
  expect(participlesIn('scripts/rows.ts', planted('row', text))).toEqual([]);
  expect(participlesIn('scripts/rows.ts', planted('foundRow', text))).toEqual([]);
});

test.each([
  ['a property', 'const row = { WORD: 1, other: { WORD: 2 } };'],
  ['a property of an argument', 'take(row, { id, WORD: 1 });'],
  ['a property of a type', 'interface Row {\n  readonly id: string;\n  WORD: number;\n}'],
  ['a method', 'interface Row {\n  WORD(row: Row): void;\n}'],
  ['a property that is taken out', 'const { id, WORD } = row;'],
  ['the same of a parameter', 'rows.map(({ id, WORD }) => id);'],
  ['the same with a default', 'const take = ({ WORD = 1, id }: Row) => id;'],
  ['the same by another name', 'const { WORD: count } = row;'],
  ['the use of it', 'if (WORD) take(isRow ? WORD : row, [WORD], { count: WORD });'],
])('%s may be called by a participle', (_, text) => {
  expect(participlesIn('scripts/rows.ts', planted('found', text))).toEqual([]);
});

test('the line of a participle is named', () => {
  const text = planted('asked', 'const row = 1;\nconst WORD = row;\n');
  expect(participlesIn('scripts/rows.ts', text)[0]).toContain('scripts/rows.ts:2 ');
});
