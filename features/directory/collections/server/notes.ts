import { and, eq, sql } from 'drizzle-orm';
import { listedCompanies } from '#features/directory/collections/domain/lists.ts';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import type { CompanyNote, NoteChange } from '#features/directory/collections/domain/note.ts';
import { refusalText, refusals } from '#core/domain/refusals.ts';
import { personName } from '#core/domain/identity/names.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { Refused, refused } from '#core/platform/http/refused.ts';
import { collectionNotes } from './tables.ts';
import { users } from '#core/server/tables/users.ts';

const listedIds = (collection: Collection) =>
  new Set(listedCompanies(collection).map(({ id }) => id));

/** Notes on the companies of a collection; those of removed companies are left out. */
export async function notesOf(db: Queryable, collection: Collection): Promise<CompanyNote[]> {
  const rows = await db
    .select({
      companyId: collectionNotes.companyId,
      note: collectionNotes.note,
      rating: collectionNotes.rating,
      updatedAt: collectionNotes.updatedAt,
      by: {
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
      },
    })
    .from(collectionNotes)
    .innerJoin(users, eq(users.id, collectionNotes.updatedBy))
    .where(eq(collectionNotes.collectionId, collection.id));
  const listed = listedIds(collection);
  return rows
    .filter(({ companyId }) => listed.has(companyId))
    .map(({ by: { id, ...person }, ...row }) => ({ ...row, by: { id, name: personName(person) } }));
}

/**
 * Returns whether anything changed.
 * @throws Refused `notFound` when the company is not in the collection; `stale` with the stored text when
 * that differs from the text the note was based on
 */
export async function writeNote(
  db: Queryable,
  { subject, userId }: Granted<'editCollection', Collection>,
  companyId: string,
  change: NoteChange,
): Promise<boolean> {
  if (!listedIds(subject).has(companyId)) throw refused(refusals.notFound);
  const place = and(
    eq(collectionNotes.collectionId, subject.id),
    eq(collectionNotes.companyId, companyId),
  );
  // The collection's row is locked, so that no other note is written at the same time.
  const [stored] = await db.select().from(collectionNotes).where(place);
  const before = { note: stored?.note ?? '', rating: stored?.rating ?? null };
  const note = change.note?.trim() ?? before.note;
  const rating = change.rating === undefined ? before.rating : change.rating;
  const isOverOthers = change.over !== undefined && change.over !== before.note;
  if (isOverOthers && note !== before.note)
    throw new Refused(refusals.stale, refusalText(refusals.stale), before);
  if (note === before.note && rating === before.rating) return false;
  if (note === '' && rating === null) {
    await db.delete(collectionNotes).where(place);
    return true;
  }
  const row = { note, rating, updatedBy: userId };
  await db
    .insert(collectionNotes)
    .values({ ...row, collectionId: subject.id, companyId })
    .onConflictDoUpdate({
      target: [collectionNotes.collectionId, collectionNotes.companyId],
      set: { ...row, updatedAt: sql`now()` },
    });
  return true;
}
