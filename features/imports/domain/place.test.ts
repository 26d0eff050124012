import { expect, test } from 'vitest';
import { missingPlace, placeOf } from './place.ts';

const nowhere = { kind: null, corporationId: null, opportunityId: null };

test('every kind of record belongs somewhere', () => {
  expect(missingPlace({ ...nowhere, of: 'companies' })).toContain('kind');
  expect(missingPlace({ ...nowhere, of: 'companies', kind: 'startup' })).toBeNull();
  expect(missingPlace({ ...nowhere, of: 'projects' })).toBe('a corporation');
  expect(missingPlace({ ...nowhere, of: 'opportunities', corporationId: 'a' })).toBeNull();
  expect(missingPlace({ ...nowhere, of: 'submissions', corporationId: 'a' })).toBe(
    'an opportunity',
  );
});

test('what was chosen for another kind of record is let go', () => {
  const all = { kind: 'startup', corporationId: 'a', opportunityId: 'b' } as const;
  expect(placeOf({ ...all, of: 'submissions' })).toEqual({
    ...{ ...nowhere, of: 'submissions', opportunityId: 'b' },
  });
});
