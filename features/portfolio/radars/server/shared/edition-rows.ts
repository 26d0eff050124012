import { and, asc, desc, eq, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import { refusals } from '#core/domain/refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { EditionSummary } from '#features/portfolio/radars/domain/radar.ts';
import type { Reading } from './load-radar.ts';
import { radarEditions } from '#features/portfolio/radars/server/tables.ts';

const columns = {
  id: radarEditions.id,
  radarId: radarEditions.radarId,
  number: radarEditions.number,
  name: radarEditions.name,
  publishedAt: radarEditions.publishedAt,
  quadrants: radarEditions.quadrants,
  rings: radarEditions.rings,
  summary: radarEditions.summary,
  notes: radarEditions.notes,
  layout: radarEditions.layout,
  version: radarEditions.version,
};

const select = (db: Queryable, condition: SQL | undefined) =>
  db.select(columns).from(radarEditions).where(condition);

export type EditionRow = Awaited<ReturnType<typeof select>>[number];

export const summaryOf = ({
  id,
  number,
  name,
  publishedAt,
}: Pick<EditionRow, 'id' | 'number' | 'name' | 'publishedAt'>): EditionSummary => ({
  id,
  number,
  name,
  publishedAt,
  state: publishedAt === null ? 'draft' : 'published',
});

/**
 * The editions that somebody reads, the first one first: drafts who may edit; the last published one
 * only who is not of the radar's corporation.
 */
export async function readableEditions(
  db: Queryable,
  radarId: string,
  { isOwn, mayEdit }: Reading,
): Promise<EditionRow[]> {
  const rows = await select(
    db,
    and(
      eq(radarEditions.radarId, radarId),
      mayEdit ? undefined : isNotNull(radarEditions.publishedAt),
    ),
  ).orderBy(asc(radarEditions.number));
  return isOwn ? rows : rows.slice(-1);
}

/**
 * Of each radar the edition that a list shows, and how many its reader reads. It is the last published
 * one, and the draft only of a radar that was never published.
 */
export async function shownEditions(db: Queryable, readings: ReadonlyMap<string, Reading>) {
  const edited = [...readings].filter(([, { mayEdit }]) => mayEdit).map(([id]) => id);
  const rows = await db
    .selectDistinctOn([radarEditions.radarId], {
      edition: columns,
      count: sql<number>`(count(*) over (partition by ${radarEditions.radarId}))::int`,
    })
    .from(radarEditions)
    .where(
      and(
        inArray(radarEditions.radarId, [...readings.keys()]),
        or(isNotNull(radarEditions.publishedAt), inArray(radarEditions.radarId, edited)),
      ),
    )
    .orderBy(
      radarEditions.radarId,
      sql`${radarEditions.publishedAt} is null`,
      desc(radarEditions.number),
    );
  return new Map(
    rows.map(({ edition, count }) => [
      edition.radarId,
      { edition, count: readings.get(edition.radarId)?.isOwn ? count : 1 },
    ]),
  );
}

/** @throws Refused `notFound` */
export async function loadEdition(
  db: Queryable,
  radarId: string,
  editionId: string,
): Promise<EditionRow> {
  const [row] = await select(
    db,
    and(eq(radarEditions.radarId, radarId), eq(radarEditions.id, editionId)),
  );
  if (!row) throw refused(refusals.notFound);
  return row;
}

/** The edition before another one; null: it is the first. */
export async function editionBefore(
  db: Queryable,
  { radarId, number }: Pick<EditionRow, 'radarId' | 'number'>,
): Promise<EditionRow | null> {
  const [row] = await select(
    db,
    and(eq(radarEditions.radarId, radarId), sql`${radarEditions.number} < ${number}`),
  )
    .orderBy(desc(radarEditions.number))
    .limit(1);
  return row ?? null;
}

export async function lastPublished(db: Queryable, radarId: string): Promise<EditionRow | null> {
  const [row] = await select(
    db,
    and(eq(radarEditions.radarId, radarId), isNotNull(radarEditions.publishedAt)),
  )
    .orderBy(desc(radarEditions.number))
    .limit(1);
  return row ?? null;
}

export async function draftOf(db: Queryable, radarId: string): Promise<EditionRow | null> {
  const [row] = await select(
    db,
    and(eq(radarEditions.radarId, radarId), sql`${radarEditions.publishedAt} is null`),
  );
  return row ?? null;
}
