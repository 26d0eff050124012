import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { interpolate, refusals } from '#core/domain/refusals.ts';
import { emit } from '#core/server/events/emit.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { newId } from '#core/server/tables/columns.ts';
import { auditEntries } from '#core/server/tables/records.ts';
import { users } from '#core/server/tables/users.ts';
import type * as endpoints from '#features/portfolio/radars/domain/blip-endpoints.ts';
import type { BlipComment } from '#features/portfolio/radars/domain/blip-history.ts';
import { radarEvents as events } from '#features/portfolio/radars/domain/events.ts';
import { radarRefusals } from '#features/portfolio/radars/domain/refusals.ts';
import { movementOf, rowsOfBlip } from './blip-rows.ts';
import { readableEditions, summaryOf } from './shared/edition-rows.ts';
import { loadOwnRadar, loadRadar, readingOf } from './shared/load-radar.ts';
import { radarBlips, radarComments, radarEntries } from './tables.ts';

type Discussing = Pick<
  Handlers<typeof endpoints>,
  'history' | 'comments' | 'comment' | 'removeComment'
>;

const changesShown = 100;
const fullName = sql<string>`concat_ws(' ', ${users.firstName}, ${users.lastName})`;

/** The name that a blip has now. @throws Refused `notFound` */
async function nameOf(db: Queryable, radarId: string, blipId: string): Promise<string> {
  const [row] = await db
    .select({ name: radarEntries.name })
    .from(radarBlips)
    .innerJoin(radarEntries, eq(radarEntries.blipId, radarBlips.id))
    .where(and(eq(radarBlips.id, blipId), eq(radarBlips.radarId, radarId)))
    .orderBy(desc(radarEntries.updatedAt))
    .limit(1);
  if (!row) throw refused(refusals.notFound);
  return row.name;
}

const sentences: ReadonlyMap<string, string> = new Map(
  Object.values(events).map(({ kind, history }) => [kind, history]),
);

async function changesOf(db: Queryable, radarId: string, blipId: string) {
  const rows = await db
    .select({
      id: auditEntries.id,
      at: auditEntries.at,
      kind: auditEntries.kind,
      details: auditEntries.details,
      userId: users.id,
      userName: fullName,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(
      and(
        eq(auditEntries.subject, 'radar'),
        eq(auditEntries.subjectId, radarId),
        sql`${auditEntries.details} ->> 'blipId' = ${blipId}`,
      ),
    )
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(changesShown);
  return rows.map(({ id, at, kind, details, userId, userName }) => {
    const { name = '', from, to, reason } = (details ?? {}) as Readonly<Record<string, string>>;
    const sentence = interpolate(sentences.get(kind) ?? 'changed {name}', { name });
    return {
      id,
      at,
      actor: userId === null ? null : { id: userId, name: userName },
      sentence: from === undefined ? sentence : `${sentence} from ${from} to ${to ?? ''}`,
      reason: reason ?? null,
    };
  });
}

const selectComments = (db: Queryable, blipId: string) =>
  db
    .select({
      id: radarComments.id,
      authorId: users.id,
      authorName: fullName,
      body: radarComments.body,
      createdAt: radarComments.createdAt,
    })
    .from(radarComments)
    .innerJoin(users, eq(users.id, radarComments.authorId))
    .where(and(eq(radarComments.blipId, blipId), isNull(radarComments.deletedAt)))
    .orderBy(asc(radarComments.createdAt), asc(radarComments.id));

async function commentsOf(db: Queryable, blipId: string, userId: string): Promise<BlipComment[]> {
  const rows = await selectComments(db, blipId);
  return rows.map(({ authorId, authorName, ...row }) => ({
    ...row,
    author: { id: authorId, name: authorName },
    isOwn: authorId === userId,
  }));
}

export const discussionHandlers: Discussing = {
  history: async ({ viewer, params, db }) => {
    const reading = readingOf(viewer, await loadRadar(db, viewer, params.id));
    await nameOf(db, params.id, params.blipId);
    const editions = await readableEditions(db, params.id, reading);
    const rows = await rowsOfBlip(db, params.blipId);
    const appearances = editions.map((edition) => {
      const row = rows.find(({ editionId }) => editionId === edition.id);
      const nameIn = (areas: typeof edition.rings, id: string) =>
        areas.find((area) => area.id === id)?.name ?? id;
      return {
        edition: summaryOf(edition),
        at: row?.isActive
          ? {
              quadrant: nameIn(edition.quadrants, row.quadrantId),
              ring: nameIn(edition.rings, row.ringId),
              movement: movementOf(row, edition.rings).movement,
              isSettled: row.isSettled,
              reason: reading.isOwn ? row.reason : null,
            }
          : null,
      };
    });
    // Changes tell of drafts, so they are for who reads drafts.
    const changes = reading.mayEdit ? await changesOf(db, params.id, params.blipId) : [];
    return { appearances, changes };
  },

  comments: async ({ viewer, params, db }) => {
    const { userId } = await loadOwnRadar(db, viewer, params.id);
    await nameOf(db, params.id, params.blipId);
    return commentsOf(db, params.blipId, userId);
  },

  comment: async ({ viewer, params, body, db }) => {
    const { userId } = await loadOwnRadar(db, viewer, params.id);
    const name = await nameOf(db, params.id, params.blipId);
    const id = newId();
    await db
      .insert(radarComments)
      .values({ id, blipId: params.blipId, authorId: userId, body: body.body });
    await emit(db, events['radar.commented'], {
      radarId: params.id,
      actorId: userId,
      blipId: params.blipId,
      name,
    });
    const added = (await commentsOf(db, params.blipId, userId)).find((one) => one.id === id);
    if (!added) throw refused(refusals.notFound);
    return added;
  },

  removeComment: async ({ viewer, params, db }) => {
    const { userId } = await loadOwnRadar(db, viewer, params.id);
    const name = await nameOf(db, params.id, params.blipId);
    const [comment] = await db
      .select({ authorId: radarComments.authorId, deletedAt: radarComments.deletedAt })
      .from(radarComments)
      .where(and(eq(radarComments.id, params.commentId), eq(radarComments.blipId, params.blipId)));
    if (!comment) throw refused(refusals.notFound);
    if (comment.authorId !== userId) throw refused(radarRefusals['radar.commentNotYours']);
    if (comment.deletedAt !== null) return null;
    await db
      .update(radarComments)
      .set({ deletedAt: sql`now()` })
      .where(eq(radarComments.id, params.commentId));
    await emit(db, events['radar.commentRemoved'], {
      radarId: params.id,
      actorId: userId,
      blipId: params.blipId,
      name,
    });
    return null;
  },
};
