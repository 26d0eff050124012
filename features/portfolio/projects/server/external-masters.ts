import { externalFieldLabels } from '#features/portfolio/projects/domain/external-project-labels.ts';
import { projectRefusals } from '#features/portfolio/projects/domain/refusals.ts';
import { loadMasteredFields } from '#features/portfolio/projects/server/shared/mastered-fields.ts';
import { formatList } from '#core/domain/format.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';

/** Whether a system maintains the phase: then no pilot charter is asked for. */
export async function isPhaseMastered(db: Queryable, projectId: string): Promise<boolean> {
  const source = await loadMasteredFields(db, projectId);
  return source?.masters.includes('phase') === true;
}

/**
 * For every change of a project in Outrider: fields that its system maintains are changed there.
 *
 * @throws Refused `project.mastered`, naming the fields and the system.
 */
export async function assertNotMastered(
  db: Queryable,
  projectId: string,
  changed: readonly string[],
): Promise<void> {
  const source = await loadMasteredFields(db, projectId);
  const refusedFields = (source?.masters ?? []).filter((field) => changed.includes(field));
  if (source === null || refusedFields.length === 0) return;
  throw refused(projectRefusals['project.mastered'], {
    fields: formatList(refusedFields.map((field) => externalFieldLabels[field])),
    source: source.source,
  });
}
