import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { wordsOfIssue } from '#core/domain/validation-words.ts';
import { endpointsOfContract } from '#core/tests/contract.ts';

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** What a request may be refused for: the types that its fields have, and the checks of them. */
const types = new Set<string>();
const checks = new Map<string, Node>();

const visited = new Set<unknown>();
function visit(value: unknown): void {
  if (!isNode(value) || visited.has(value)) return;
  visited.add(value);
  const inner = value['_zod'];
  const def = isNode(inner) ? inner['def'] : undefined;
  if (isNode(def)) {
    if (typeof def['type'] === 'string') types.add(def['type']);
    // The type of a text with a form is its check as well.
    if (typeof def['check'] === 'string')
      checks.set(`${def['check']} ${String(def['format'] ?? '')}`, def);
    visit(def['type'] === 'lazy' && typeof def['getter'] === 'function' ? def['getter']() : def);
    return;
  }
  for (const part of Object.values(value)) visit(part);
}
for (const { endpoint } of endpointsOfContract)
  visit([endpoint.params, endpoint.query, endpoint.body]);

/** Types that refuse by their parts, by their values or not at all. */
const ofParts = new Set(
  (
    'optional nullable default prefault pipe transform readonly lazy enum literal union ' +
    'template_literal unknown any custom catch nonoptional'
  ).split(' '),
);

test('there are types and checks to speak of', () => {
  expect(types.size).toBeGreaterThan(8);
  expect(checks.size).toBeGreaterThan(8);
});

test.each([...types].filter((type) => !ofParts.has(type)))('%s: a wrong type is said', (type) => {
  const issue = { code: 'invalid_type', expected: type, input: Symbol('other') };
  expect(wordsOfIssue(issue as z.core.$ZodRawIssue)).toMatch(/^This has to be /u);
});

/** An issue that the library reports for a check. */
const issues: Readonly<Record<string, (def: Node) => object>> = {
  min_length: ({ minimum }) => ({ code: 'too_small', origin: 'string', minimum, inclusive: true }),
  max_length: ({ maximum }) => ({ code: 'too_big', origin: 'string', maximum, inclusive: true }),
  length_equals: ({ length }) => ({
    code: 'too_big',
    origin: 'string',
    maximum: length,
    inclusive: true,
  }),
  greater_than: ({ value, inclusive }) => ({
    code: 'too_small',
    origin: 'number',
    minimum: value,
    inclusive,
  }),
  less_than: ({ value, inclusive }) => ({
    code: 'too_big',
    origin: 'number',
    maximum: value,
    inclusive,
  }),
  multiple_of: ({ value }) => ({ code: 'not_multiple_of', divisor: value }),
  number_format: () => ({ code: 'invalid_type', expected: 'int', input: 1.5 }),
  string_format: ({ format }) => ({ code: 'invalid_format', format }),
};
/** They change a value, or bring a sentence of their own. */
const speaksItself = new Set(['overwrite', 'custom']);

test.each([...checks].filter(([, { check }]) => !speaksItself.has(String(check))))(
  '%s: what does not pass is said',
  (_, def) => {
    const issue = issues[String(def['check'])]?.(def);
    expect(issue).toBeDefined();
    const words = wordsOfIssue(issue as z.core.$ZodRawIssue);
    expect(words).toMatch(/^This .+[.:/]$/u);
    expect(words).not.toBe('This cannot be used.');
  },
);
