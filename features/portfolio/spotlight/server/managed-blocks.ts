import { refusals } from '#core/domain/refusals.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { ManagedBlock } from '#features/portfolio/spotlight/domain/block.ts';
import { findBlock, loadBlocks, type BlockRow } from './block-store.ts';
import { loadSubjects } from './subjects.ts';

async function managed(
  db: Queryable,
  viewer: Viewer,
  rows: readonly BlockRow[],
): Promise<ManagedBlock[]> {
  const subjects = await loadSubjects(db, visibilityScopeOf(viewer), rows);
  return rows.map(({ subjectKind: kind, subjectId: id, createdAt: _, ...row }) => ({
    ...row,
    subject:
      kind === null || id === null ? null : { kind, id, name: subjects.get(id)?.name ?? null },
  }));
}

export async function loadArrangement(db: Queryable, viewer: Viewer) {
  const { blocks, order, hidden } = await loadBlocks(db);
  return { blocks: await managed(db, viewer, blocks), order: [...order], hidden };
}

/** @throws Refused `notFound` */
export async function loadBlock(db: Queryable, id: string): Promise<BlockRow> {
  const block = await findBlock(db, id);
  if (!block) throw refused(refusals.notFound);
  return block;
}

export async function loadManaged(
  db: Queryable,
  viewer: Viewer,
  id: string,
): Promise<ManagedBlock> {
  const [block] = await managed(db, viewer, [await loadBlock(db, id)]);
  if (!block) throw refused(refusals.notFound);
  return block;
}
