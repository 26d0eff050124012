import { expect, test } from 'vitest';
import { imeProblemsIn } from './ime-keys.ts';

const planted = [
  ["if (event.key === 'Enter' && !event.nativeEvent.isComposing) give();", 'asks for'],
  ["if (event.keyCode === 229 || event.key !== 'Enter') return;", 'asks for'],
  ["<input onKeyUp={({ key }) => key === 'Enter' && give()} />", 'hears Enter'],
  ["field.addEventListener('keypress', listen);", 'hears Enter'],
  ["window.addEventListener('keydown', listen, true);", 'before'],
] as const;

test.each(planted)('%s is refused, with its line', (line, why) => {
  const [problem, ...others] = imeProblemsIn('ui/Field.tsx', `const one = 1;\n${line}\n`);
  expect(problem).toMatch(/^ui\/Field\.tsx:2 /u);
  expect(problem).toContain(why);
  expect(others).toEqual([]);
});

test('A handler of keydown has nothing to ask', () => {
  const handler = "<input onKeyDown={({ key }) => key === 'Enter' && give()} />";
  expect(imeProblemsIn('ui/Field.tsx', handler)).toEqual([]);
  expect(imeProblemsIn('ui/Field.tsx', "document.addEventListener('keydown', one);")).toEqual([]);
});
