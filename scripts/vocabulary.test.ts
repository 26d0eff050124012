import { expect, test } from 'vitest';
import { otherWordsIn, privateNamesIn } from './vocabulary.ts';

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
  expect(
    otherWordsIn('features/cases/submissions/domain/decisions/mail-templates.ts', text),
  ).toEqual([
    'features/cases/submissions/domain/decisions/mail-templates.ts:2 says challenge; our word is opportunity.',
  ]);
  expect(otherWordsIn('features/portfolio/projects/domain/import/import-target.ts', text)).toEqual(
    [],
  );
});
