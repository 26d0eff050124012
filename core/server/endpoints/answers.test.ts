import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { endpoint } from '#core/domain/endpoint.ts';
import { Id, Instant, Uuid, paginated } from '#core/domain/schemas.ts';
import { answerSerializer } from './answers.ts';

const Thing = z.object({
  id: Id,
  name: z.string(),
  at: z.optional(z.nullable(Instant)),
  owner: z.nullable(z.object({ id: Uuid, name: z.string() })),
  tags: z.optional(z.nullable(z.array(z.string()))),
  free: z.optional(z.record(z.string(), z.unknown())),
});

const list = endpoint({
  method: 'GET',
  path: '/things',
  summary: 'Things.',
  may: 'signedIn',
  answer: paginated(Thing),
});

const one = endpoint({ ...list, path: '/thing', answer: z.nullable(Thing) });

const whole = {
  id: 'a',
  name: 'Quote " and  and 😀',
  at: '2026-01-02T03:04:05.678Z',
  owner: { id: '01a1fd41-0cd0-74fc-b41b-9307745e7488', name: 'Ann' },
  tags: ['x', 'y'],
  free: { any: { depth: [1, null] } },
};
const bare = { id: 'b', name: '', owner: null };
const page = { data: [whole, bare], hasNextPage: true, endCursor: 'abc' };

test.each([
  ['strictly, as tests and development do', true],
  ['quickly, as production does', false],
])('a response is written %s', (_, isStrict) => {
  expect(JSON.parse(answerSerializer(list, isStrict)(page))).toEqual(page);
  expect(JSON.parse(answerSerializer(one, isStrict)(null))).toBeNull();
  expect(JSON.parse(answerSerializer(one, isStrict)(bare))).toEqual(bare);
});

test.each([true, false])('fields outside the schema are dropped (strict: %s)', (isStrict) => {
  const leaky = { ...bare, password: 'x', owner: { ...whole.owner, email: 'ann@skf.example' } };
  const json = answerSerializer(list, isStrict)({ data: [leaky], hasNextPage: false, secret: 1 });
  expect(json).not.toContain('password');
  expect(json).not.toContain('ann@skf.example');
  expect(json).not.toContain('secret');
});

test('a response without a required field is a fault, in production too', () => {
  expect(() => answerSerializer(list, true)({ data: [{ id: 'a' }], hasNextPage: false })).toThrow(
    '/things',
  );
  expect(() => answerSerializer(list, false)({ data: [{ id: 'a' }], hasNextPage: false })).toThrow(
    'name',
  );
});
