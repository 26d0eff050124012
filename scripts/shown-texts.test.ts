import { expect, test } from 'vitest';
import { shownTextsIn } from './shown-texts.ts';

const textsOf = (source: string) => shownTextsIn('ui/One.tsx', source).map(({ text }) => text);

test('strings, templates and their sums are texts, with a sign for a value', () => {
  expect(
    textsOf(
      "const one = 'A word';\nconst two = `${one} of ${one}`;\nrun('One ' +\n 'and ' + one);",
    ),
  ).toEqual(['A word', '… of …', 'One and …']);
});

test('texts within a text are its own and theirs', () => {
  expect(textsOf("const one = `Open ${isShort ? 'it' : 'the radar'} now`;")).toEqual([
    'Open … now',
    'it',
    'the radar',
  ]);
});

test('a sentence goes on through what is inline, and ends at a block', () => {
  const source = `const one = (
    <div>
      Read <b>it</b> and{' '}
      <a href="/one">go
      on</a> {name}.
      <p title="For you">Next</p>
      {isLast && <strong>Last</strong>}
    </div>
  );`;
  expect(textsOf(source)).toEqual(['Read it and go on ….', '…', 'Next', 'For you', 'Last']);
});

test('imports, types, addresses, names of classes and SQL are none', () => {
  const source = `import one from 'a package';
    export * from 'a package';
    type Two = 'a type';
    const three = sql\`select all\`;
    const four = <a href="/a b" className="flex gap-2" />;`;
  expect(textsOf(source)).toEqual([]);
});

test('the line of a text is that of its first word', () => {
  expect(shownTextsIn('ui/One.tsx', '<p>\n  {name}\n  Read it\n</p>')).toEqual([
    { line: 2, text: '…Read it' },
  ]);
});
