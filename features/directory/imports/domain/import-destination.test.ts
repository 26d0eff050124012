import { expect, test } from 'vitest';
import { submissionImport } from '#features/cases/submissions/domain/import/import-target.ts';
import { companyImport } from '#features/directory/companies/domain/import/import-target.ts';
import { opportunityImport } from '#features/cases/opportunities/domain/import/import-target.ts';
import { projectImport } from '#features/portfolio/projects/domain/import/import-target.ts';
import { missingDestination, destinationOf } from './import-destination.ts';

const nowhere = { kind: null, corporationId: null, opportunityId: null };

test('every type of record has a required destination', () => {
  expect(missingDestination(companyImport, nowhere)).toContain('kind');
  expect(missingDestination(companyImport, { ...nowhere, kind: 'startup' })).toBeNull();
  expect(missingDestination(projectImport, nowhere)).toBe('a corporation');
  expect(missingDestination(opportunityImport, { ...nowhere, corporationId: 'a' })).toBeNull();
  expect(missingDestination(submissionImport, { ...nowhere, corporationId: 'a' })).toBe(
    'an opportunity',
  );
});

test('a destination chosen for another type of record is dropped', () => {
  const all = { kind: 'startup', corporationId: 'a', opportunityId: 'b' } as const;
  expect(destinationOf(submissionImport, all)).toEqual({ ...nowhere, opportunityId: 'b' });
});
