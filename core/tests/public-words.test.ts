import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { parse } from '#core/server/endpoints/endpoint-request.ts';
import { Refused } from '#core/platform/http/refused.ts';
import { endpointsOfContract } from './contract.ts';

const parts = ['params', 'query', 'body'] as const;
const publicEndpoints = endpointsOfContract.filter(({ endpoint }) => endpoint.may === 'anyone');
const inputs = publicEndpoints.flatMap(({ name, endpoint }) =>
  parts.flatMap((part) => {
    const schema = endpoint[part];
    return schema === undefined ? [] : [{ name: `${name}, ${part}`, part, schema, endpoint }];
  }),
);

/** Words of the library, and paths of fields, that nobody reads who fills a form in. */
const foreign =
  /Invalid|Too (?:big|small)|Unrecognized|expected|received|[<>]=|\bregex|pattern|(?:params|query|body)\./u;

const list = Array.from({ length: 2000 }, () => 'x');
const wrongValues: readonly unknown[] = [
  undefined,
  null,
  true,
  7,
  -1,
  1.5,
  Number.NaN,
  '',
  ' ',
  'x',
  'a@b',
  'javascript:alert(1)',
  'a\u0000b',
  '\ud800',
  'x'.repeat(300_000),
  [],
  {},
  [null],
  [[]],
  [{}],
  list,

  { id: 7, claim: 7, question: [], answer: {} },
  [{ id: 7, claim: 7, question: [], answer: {} }],
];

type Shape = Readonly<Record<string, unknown>>;
const shapeOf = (schema: z.ZodMiniType): Shape => (schema as { shape?: Shape }).shape ?? {};

/** All that is said of a refused value; nothing where it is not refused. */
function wordsOf({ part, schema, endpoint }: (typeof inputs)[number], value: unknown): string[] {
  try {
    parse(part, schema, value, endpoint.labels);
    return [];
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const details = error.details as readonly { readonly problem: string }[];
    return [error.message, ...details.map(({ problem }) => problem)];
  }
}

describe.each(inputs)('$name', (input) => {
  const names = Object.keys(shapeOf(input.schema));

  test('each field has a name for people', () => {
    const labels = input.endpoint.labels ?? {};
    expect(names.filter((name) => !/^[A-Z]/u.test(labels[name] ?? ''))).toEqual([]);
  });

  test('whatever is sent, the answer is in our words', () => {
    const sent = [
      ...wrongValues,
      ...names.flatMap((name) => wrongValues.map((value) => ({ [name]: value }))),
      Object.fromEntries([...names, 'unknown', '__proto__'].map((name) => [name, 7])),
    ];
    const said = sent.flatMap((value) => wordsOf(input, value));
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter((words) => foreign.test(words))).toEqual([]);
  });

  test('a wrong field is said with its name', () => {
    const [name = ''] = names;
    const [sentence] = wordsOf(input, { [name]: 7 });
    expect(sentence).toContain(`${input.endpoint.labels?.[name]}: `);
  });
});
