import { expect, test } from 'vitest';
import { refuse, refusals } from '#core/domain/refusals.ts';
import { collectionRefusals } from '#features/directory/collections/domain/refusals.ts';
import { problemOf } from '#core/web/transport/problem.ts';
import { formatFailure } from './use-collection-changes.ts';

test('a refusal of a collection is shown as it is, another one as an unexpected error', () => {
  const refusal = refuse(collectionRefusals['collection.subspaceNameEmpty']);
  expect(formatFailure(problemOf(refusal))).toBe('Sub-space name cannot be empty.');
  expect(formatFailure(problemOf(refuse(refusals.notFound)))).toBe(
    'Unexpected error This does not exist, or you do not have access to it.',
  );
});

test.each([
  new TypeError("Cannot read properties of undefined (reading 'ids')"),
  new Error('at make (https://outrider.example/assets/index.js:1:2345)'),
  'jane@skf.example',
  { stack: 'at make' },
  null,
])('a fault of the page itself shows none of its internals: %s', (fault) => {
  expect(formatFailure(fault)).toBe(
    'Unexpected error This page did something wrong. Load it again.',
  );
});
