import { expect, test } from 'vitest';
import { citationProblemsIn, pathProblemsIn } from './citations.ts';

const leadNowhere = [
  'Section 10.',
  'Sections 3 and 12: one is there.',
  'Roles are those of section 6, "Derived powers".',
  'Section 4, "Derived permissions": a part of another section.',
  'Section 6: “Derived powers”.',
  'It is kept for a day (decision 999).',
  'That of decisions 9 and 999.',
  'They see nothing (decision 98, "Who sees it").',
  'They see nothing (decisions, "Who sees what").',
  'See decisions.md.',
  'Shared as in spec 6.',
] as const;

test.each(leadNowhere)('%s leads nowhere, and its line is told', (citation) => {
  const [problem, ...others] = citationProblemsIn('core/one.ts', `\n/** ${citation} */\n`);
  expect(problem).toMatch(/^core\/one\.ts:2 “.+” is not in /u);
  expect(others).toEqual([]);
});

const references = [
  'Section 6.',
  'Sections 4, 5 and 8, and section 9.',
  'Sections 7 to 9.',
  'Section 6, "Derived permissions", transcribed.',
  'A row (section 6, “move submissions”).',
  'That of decisions 9 and 22, since decision 98.',
  'They see nothing (section 6; decision 98, "Who sees what").',
  'RFC 8058, section 3.2, and RFC 5321, section 45.',
  'Prepare 200 decisions, each of its section.',
] as const;

test.each(references)('%s is found', (citation) => {
  expect(citationProblemsIn('core/one.ts', `/** ${citation} */`)).toEqual([]);
});

test.each(['\n * ', '\n  // ', '\n-- ', '\n'])('a citation goes on after %j', (margin) => {
  const citing = (title: string) => `one (decision 98,${margin}"Who sees${margin}${title}").`;
  expect(citationProblemsIn('core/one.ts', citing('what'))).toEqual([]);
  expect(citationProblemsIn('core/one.ts', citing('it'))).toHaveLength(1);
});

test('A document names only files and folders that exist', () => {
  const text =
    '`docs/specification.md`, `features/people`,\n`core/domain/nothing.ts`, `docs/none/`';
  expect(pathProblemsIn('docs/one.md', text)).toEqual([
    'docs/one.md:2 “core/domain/nothing.ts” does not exist.',
    'docs/one.md:2 “docs/none/” does not exist.',
  ]);
});
