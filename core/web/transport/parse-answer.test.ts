import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { Id, paginated } from '#core/domain/schemas.ts';
import { parseAnswer } from './parse-answer.ts';

const Thing = z.object({ id: Id, name: z.string() });
const of = <const M extends 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'>(method: M) =>
  endpoint({ method, path: '/things', summary: 'A thing.', may: 'signedIn', answer: Thing });
const page = endpoint({
  method: 'GET',
  path: '/things',
  summary: 'Things.',
  may: 'signedIn',
  answer: z.extend(paginated(Thing), { total: z.number() }),
  paginated: true,
});

const good = { id: 1, name: 'One' };
const bad = { id: 1, name: 'secret'.length };

let warn: MockInstance<typeof console.warn>;
let error: MockInstance<typeof console.error>;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  error = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

test('a response that matches is returned parsed', () => {
  expect(parseAnswer(of('GET'), { ...good, more: true })).toEqual({ id: '1', name: 'One' });
  expect(error).not.toHaveBeenCalled();
});

test.each(['GET', 'POST'] as const)('%s logs the details and throws', (method) => {
  expect(() => parseAnswer(of(method), bad)).toThrow('Failed to parse data');
  expect(error).toHaveBeenCalledExactlyOnceWith(`${method} /things: the answer does not fit`, [
    { path: 'name', code: 'invalid_type' },
  ]);
});

test('DELETE logs the details and throws its own message', () => {
  expect(() => parseAnswer(of('DELETE'), null)).toThrow('Failed to parse DELETE response data');
  expect(error).toHaveBeenCalledTimes(1);
});

test.each(['PUT', 'PATCH'] as const)('%s logs and returns nothing', (method) => {
  expect(parseAnswer(of(method), bad)).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(error).not.toHaveBeenCalled();
});

test('a log names paths and codes, never values', () => {
  parseAnswer(of('PUT'), { id: 1, name: ['jane@skf.com'] });
  expect(JSON.stringify(warn.mock.calls)).not.toContain('jane');
});

test('of a page that does not match, the valid rows are shown', () => {
  const body = {
    data: [good, bad, { ...good, id: 'two' }],
    hasNextPage: true,
    endCursor: 'c',
    total: 9,
  };
  expect(parseAnswer(page, body)).toEqual({
    data: [
      { id: '1', name: 'One' },
      { id: 'two', name: 'One' },
    ],
    hasNextPage: true,
    endCursor: 'c',
    total: 9,
  });
  expect(warn).toHaveBeenCalledExactlyOnceWith('GET /things: the answer does not fit', [
    { path: 'data.1.name', code: 'invalid_type' },
  ]);
});

test.each([
  [{ data: [good], hasNextPage: true, endCursor: 5, total: 1 }, { total: 1 }],
  [{ data: [good], hasNextPage: 'yes', endCursor: 'c', total: 'x' }, { endCursor: 'c' }],
])('without a usable cursor there is no next page', (body, rest) => {
  expect(parseAnswer(page, body)).toEqual({
    data: [{ id: '1', name: 'One' }],
    hasNextPage: false,
    ...rest,
  });
});

// An empty page would say that there is nothing, where it is only not known.
test.each([null, undefined, 'text', { data: 'none' }, [good], { data: [bad], hasNextPage: false }])(
  '%j is no page, and not an empty one',
  (body) => {
    expect(() => parseAnswer(page, body)).toThrow('Failed to parse data');
    expect(warn).not.toHaveBeenCalled();
  },
);

test('a page without rows is empty, whatever else does not match', () => {
  expect(parseAnswer(page, { data: [], hasNextPage: 'no' })).toEqual({
    data: [],
    hasNextPage: false,
  });
});
