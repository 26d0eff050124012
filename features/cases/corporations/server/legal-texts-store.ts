import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import {
  addressIn,
  legalKinds,
  type LegalKind,
  type LegalTexts,
} from '#features/cases/corporations/domain/legal-texts.ts';
import { corporationLegalTexts as texts } from '#features/cases/corporations/server/tables.ts';

const inForce = (db: Queryable, corporationId: string) =>
  db
    .selectDistinctOn([texts.kind], { kind: texts.kind, id: texts.id, body: texts.body })
    .from(texts)
    .where(eq(texts.corporationId, corporationId))
    .orderBy(texts.kind, desc(texts.createdAt), desc(texts.id));

const byKind = <Value>(valueOf: (kind: LegalKind) => Value) => ({
  privacy: valueOf('privacy'),
  terms: valueOf('terms'),
  imprint: valueOf('imprint'),
});

export async function loadLegalTexts(db: Queryable, corporationId: string): Promise<LegalTexts> {
  const rows = await inForce(db, corporationId);
  return byKind((kind) => rows.find((row) => row.kind === kind)?.body || null);
}

/** For the audit log, which names texts and does not repeat them. */
export async function legalTextIds(db: Queryable, corporationId: string) {
  const rows = await inForce(db, corporationId);
  return byKind((kind) => rows.find((row) => row.kind === kind)?.id ?? null);
}

/** Adds those that differ; earlier ones stay. The caller has locked the settings. */
export async function addLegalTexts(
  db: Queryable,
  corporationId: string,
  before: LegalTexts,
  after: LegalTexts,
): Promise<void> {
  const changed = legalKinds.filter((kind) => before[kind] !== after[kind]);
  if (changed.length === 0) return;
  await db.insert(texts).values(
    changed.map((kind) => {
      const body = after[kind] ?? '';
      return { corporationId, kind, body, url: addressIn(body) };
    }),
  );
}
