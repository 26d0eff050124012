import { refusals } from '#core/domain/refusals.ts';
import { may } from '#core/domain/authorization/permissions.ts';
import type { ImportSettings } from '#features/directory/imports/domain/settings.ts';
import {
  assertCaseOpen,
  loadOpportunityCase,
} from '#features/cases/opportunities/server/shared/load-case.ts';
import { grant } from '#core/server/authorization/grant.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { ImportRow } from './tables.ts';
import { importStore, type MayImport } from './store.ts';

/** @throws Refused if the viewer may not add submissions to this opportunity, or nobody may now. */
export async function grantSubmissions(db: Queryable, viewer: Viewer, opportunityId: string) {
  const subject = await loadOpportunityCase(db, viewer, opportunityId);
  const granted = grant(viewer, 'addSubmission', subject);
  assertCaseOpen(subject);
  return granted;
}

/** @throws Refused if the viewer may not import to this destination. */
export async function grantDestination(
  db: Queryable,
  viewer: Viewer,
  { of, opportunityId }: Pick<ImportSettings, 'of' | 'opportunityId'>,
): Promise<MayImport> {
  return of !== 'submissions' || opportunityId === null || may(viewer, 'importRecords')
    ? grant(viewer, 'importRecords')
    : grantSubmissions(db, viewer, opportunityId);
}

/**
 * An import, for the foundry, and for who began it, while they may add submissions to its
 * opportunity.
 *
 * @throws Refused `notFound` to others, as if there were none.
 */
export async function loadImport(
  db: Queryable,
  viewer: Viewer,
  id: string,
  load: (db: Queryable, id: string) => Promise<ImportRow | null> = importStore.inner,
): Promise<{ row: ImportRow; granted: MayImport }> {
  const row = await load(db, id);
  if (row === null) throw refused(refusals.notFound);
  if (may(viewer, 'importRecords')) return { row, granted: grant(viewer, 'importRecords') };
  const { of, opportunityId, createdBy } = row;
  if (of !== 'submissions' || opportunityId === null || createdBy !== viewer.userId)
    throw refused(refusals.notFound);
  const subject = await loadOpportunityCase(db, viewer, opportunityId);
  if (!may(viewer, 'addSubmission', subject)) throw refused(refusals.notFound);
  return { row, granted: grant(viewer, 'addSubmission', subject) };
}
