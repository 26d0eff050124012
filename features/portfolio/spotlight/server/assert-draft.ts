import { inArray } from 'drizzle-orm';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { BlockDraft } from '#features/portfolio/spotlight/domain/block.ts';
import { spotlightRefusals } from '#features/portfolio/spotlight/domain/refusals.ts';
import { loadSubjects } from './subjects.ts';

/** @throws Refused `spotlight.noSuchCorporation` */
export async function assertCorporations(db: Queryable, ids: readonly string[]): Promise<void> {
  const list = [...new Set(ids)];
  if (list.length === 0) return;
  const rows = await db
    .select({ id: corporations.id })
    .from(corporations)
    .where(inArray(corporations.id, list));
  if (rows.length < list.length) throw refused(spotlightRefusals['spotlight.noSuchCorporation']);
}

/** @throws Refused when it cannot be shown as it is. */
export async function assertDraft(db: Queryable, viewer: Viewer, draft: BlockDraft): Promise<void> {
  const { subject, from, until, corporationIds } = draft;
  if (from !== null && until !== null && until <= from)
    throw refused(spotlightRefusals['spotlight.endsBeforeStart']);
  await assertCorporations(db, corporationIds);
  if (subject === null) return;
  const pointer = { subjectKind: subject.kind, subjectId: subject.id };
  const subjects = await loadSubjects(db, visibilityScopeOf(viewer), [pointer]);
  if (!subjects.has(subject.id)) throw refused(spotlightRefusals['spotlight.noSuchSubject']);
}
