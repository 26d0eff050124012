import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './child.js';
import { shownTextsIn } from './shown-texts.ts';
import { prescribed, wordedFiles, wordingProblemsIn } from './wording.ts';

const problemsOf = (text: string) =>
  wordingProblemsIn('features/one/two/web/One.tsx', `const one = ${JSON.stringify(text)};`);

test.each([
  ['City “Narnia” is no place.', 'is no place'],
  ['Give the role to somebody else.', 'somebody'],
  ['Whoever knows the link reads it.', 'Whoever'],
  ['Hidden from everybody.', 'everybody'],
  ['It waits until who manages the team confirms it.', 'until who'],
  ['More than any of those of a collection.', 'of those'],
  ['Quietly good', 'Quietly good'],
  ['What searching paid', 'What searching paid'],
  ['Change the color of a ring.', 'color'],
  ['The organization has no radar.', 'organization'],
  ['The invitation was canceled.', 'canceled'],
  ['Enter your e-mail address.', 'e-mail'],
  ['You are notified by mail.', 'mail'],
  ['Weekly Mails', 'Mails'],
])('“%s” is refused', (text, words) => {
  expect(problemsOf(text)[0]).toContain(`features/one/two/web/One.tsx:1 says “${words}”; we say `);
});

test.each([
  'There is no such place any more.',
  'It is no longer shared.',
  'Anyone can read it, and no one can change it.',
  'The meeting was cancelled, at the size of the prize.',
  'Its colour is that of the centre.',
  'We send an email by the mail server.',
  'padding:0;color:red',
  'mail',
  'Sent to {mailed} people.',
])('“%s” is not', (text) => {
  expect(problemsOf(text)).toEqual([]);
});

const sentence = (words: number) => `${Array(words).fill('word').join(' ')}.`;

test('a sentence has 25 words at most, also over several lines and elements', () => {
  expect(problemsOf(`${sentence(25)} ${sentence(25)}\n\n${sentence(20)}`)).toEqual([]);
  expect(problemsOf(`Short. ${sentence(26)}`)).toEqual([
    'features/one/two/web/One.tsx:1 has a sentence of 26 words.',
  ]);
  expect(problemsOf(sentence(26).replaceAll('word word', 'word\nword'))).toHaveLength(1);
  const half = sentence(13).slice(0, -1);
  expect(wordingProblemsIn('ui/One.tsx', `<p>\n${half} <b>${half}</b>.</p>`)).toEqual([
    'ui/One.tsx:2 has a sentence of 26 words.',
  ]);
});

test('texts that people do not read, and lists of words of others, are left out', () => {
  expect(wordingProblemsIn('ui/one.test.ts', "const one = 'for somebody';")).toEqual([]);
  expect(
    wordingProblemsIn('features/directory/search/domain/synonyms.ts', "run('color colour');"),
  ).toEqual([]);
});

const sections = readFileSync(join(root, 'docs/specification.md'), 'utf8').split(/^## /mu);

test.each(prescribed)('“$text” is in section $section', ({ text, section }) => {
  const words = sections.find((one) => one.startsWith(`${section}.`))?.replaceAll(/\s+/gu, ' ');
  expect(words?.toLowerCase()).toContain(text.toLowerCase());
  expect(problemsOf(text)).toEqual([]);
  expect(problemsOf(`${text} today`)).toHaveLength(1);
});

test('each text of the specification that is let through is shown', () => {
  const texts = globSync(wordedFiles, { cwd: root })
    .filter((path) => !path.includes('.test.'))
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .filter((source) => prescribed.some(({ text }) => source.includes(text)))
    .flatMap((source) => shownTextsIn('one.tsx', source).map(({ text }) => text));
  for (const { text } of prescribed) expect(texts).toContain(text);
});
