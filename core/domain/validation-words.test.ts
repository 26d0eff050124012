import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { WebUrl } from './schemas.ts';
import { notAnEmail, notAWebsite, sentenceOfIssue, wordsOfIssue } from './validation-words.ts';

const words = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value, { error: wordsOfIssue }).error?.issues.map(({ message }) => message);
const text = z.string().check(z.minLength(1), z.maxLength(200));

test.each([
  [text, undefined, 'This is missing.'],
  [text, 7, 'This has to be text.'],
  [z.boolean(), 'yes', 'This has to be true or false.'],
  [z.array(text), {}, 'This has to be a list.'],
  [z.object({}), [], 'This has to be an object with fields.'],
  [z.date(), 7, 'This cannot be used.'],
  [text, '', 'This must not be empty.'],
  [text, 'x'.repeat(201), 'This may be 200 characters at most.'],
  [z.string().check(z.maxLength(1)), 'xx', 'This may be 1 character at most.'],
  [z.array(text).check(z.maxLength(5)), Array(6).fill('x'), 'This may be 5 entries at most.'],
  [z.string().check(z.minLength(6)), 'x', 'This has to be 6 characters at least.'],
  [z.number().check(z.gte(1)), 0, 'This has to be 1 at least.'],
  [z.number().check(z.gt(0)), 0, 'This has to be more than 0.'],
  [z.number().check(z.lt(1000)), 1000, 'This has to be less than 1,000.'],
  [z.email(), 'x', notAnEmail],
  [WebUrl, 'javascript:alert(1)', notAWebsite],
  [z.string().check(z.regex(/^a$/u)), 'b', 'This does not have the right form.'],
  [z.enum(['opened', 'started']), 'x', 'This has to be opened or started.'],
  [z.strictObject({}), { a: 1 }, 'This has fields that do not belong here: a.'],
  [z.union([z.string(), z.number()]), [], 'This has none of the allowed forms.'],
  [z.number().check(z.multipleOf(5)), 7, 'This has to be a multiple of 5.'],
  [z.record(z.email(), text), { a: 'b' }, 'This has a name that cannot be used.'],
])('what is wrong is said in our words, %#', (schema, value, sentence) => {
  expect(words(schema, value)).toEqual([sentence]);
});

test('a problem stands at its field, which is called in words', () => {
  const issue = (path: PropertyKey[]) => sentenceOfIssue({ path, message: 'This is missing.' });
  expect(issue([])).toBe('This is missing.');
  expect(issue(['startDate'])).toBe('Start date: This is missing.');
});
