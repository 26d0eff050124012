import { expect, test } from 'vitest';
import { missingDestination, destinationOf } from './import-destination.ts';

const nowhere = { kind: null, corporationId: null, opportunityId: null };

test('every type of record has a required destination', () => {
  expect(missingDestination({ ...nowhere, of: 'companies' })).toContain('kind');
  expect(missingDestination({ ...nowhere, of: 'companies', kind: 'startup' })).toBeNull();
  expect(missingDestination({ ...nowhere, of: 'projects' })).toBe('a corporation');
  expect(missingDestination({ ...nowhere, of: 'opportunities', corporationId: 'a' })).toBeNull();
  expect(missingDestination({ ...nowhere, of: 'submissions', corporationId: 'a' })).toBe(
    'an opportunity',
  );
});

test('a destination chosen for another type of record is dropped', () => {
  const all = { kind: 'startup', corporationId: 'a', opportunityId: 'b' } as const;
  expect(destinationOf({ ...all, of: 'submissions' })).toEqual({
    ...nowhere,
    of: 'submissions',
    opportunityId: 'b',
  });
});
