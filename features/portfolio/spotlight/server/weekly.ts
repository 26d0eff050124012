import { and, asc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm';
import { nextMorning } from '#core/domain/next-morning.ts';
import { findViewer } from '#core/server/authorization/viewer.ts';
import { emit } from '#core/server/events/emit.ts';
import { userMetadata } from '#core/server/tables/user-metadata.ts';
import { users } from '#core/server/tables/users.ts';
import type { Database, Queryable } from '#core/platform/database/open.ts';
import type { Log } from '#core/platform/log/log.ts';
import { linkToSpotlight } from '#features/portfolio/spotlight/domain/links.ts';
import { spotlightLimits } from '#features/portfolio/spotlight/domain/limits.ts';
import type { Spotlight } from '#features/portfolio/spotlight/domain/spotlight.ts';
import { spotlightWeekly } from './events.ts';
import { loadSpotlight, type SpotlightParts } from './load-spotlight.ts';
import { loadReader } from './reader.ts';
import { spotlightReaders as readers } from './tables.ts';

export interface WeeklyParts extends SpotlightParts {
  readonly db: Database;
  readonly log: Log;
}

const pageSize = 200;

/** What has come since then, in the order of the page. */
function newsSince({ blocks }: Pick<Spotlight, 'blocks'>, since: string) {
  return blocks
    .flatMap((block) =>
      block.kind === 'written'
        ? [
            {
              name: block.title,
              reason: block.subject?.name ?? 'From the editors',
              at: block.at,
              link: block.subject?.link ?? linkToSpotlight,
            },
          ]
        : block.items,
    )
    .filter(({ at }) => at > since)
    .map(({ name, reason, link }) => ({ name, reason, link }));
}

/** Whoever is not known yet: their first mail is due after a week. */
const insertReaders = (db: Queryable) =>
  db.execute(sql`insert into ${readers} (user_id) select ${users.id} from ${users}
    where ${users.isActive} and ${users.authId} is not null on conflict do nothing`);

/** Locks a reader until the end of the transaction. Null: another node has or had them. */
async function lockReader(db: Queryable, userId: string, checkedAt: string) {
  const [taken] = await db
    .select({ userId: readers.userId })
    .from(readers)
    .where(and(eq(readers.userId, userId), eq(readers.checkedAt, checkedAt)))
    .for('update', { skipLocked: true });
  return taken ?? null;
}

/** Mails one reader what is new, in one transaction; false: it was a quiet week. */
function mailReader(parts: WeeklyParts, userId: string, since: string, now: Date) {
  return parts.db.transaction(async (tx) => {
    if ((await lockReader(tx, userId, since)) === null) return false;
    const checkedAt = now.toISOString();
    await tx.update(readers).set({ checkedAt }).where(eq(readers.userId, userId));
    const viewer = await findViewer(tx, userId);
    if (viewer === null) return false;
    const spotlight = await loadSpotlight(tx, await loadReader(tx, viewer), parts, now);
    const news = newsSince(spotlight, since);
    if (news.length === 0) return false;
    const items = news.slice(0, spotlightLimits.mailItemsMost);
    await emit(tx, spotlightWeekly, { userId, count: news.length, items });
    return true;
  });
}

/**
 * Mails everybody whose Monday morning has come since they were last looked at; returns how many. Safe on
 * several nodes and after interruptions: the time is in the reader's row, and advances with the mail.
 */
export async function mailSpotlights(parts: WeeklyParts, now: Date): Promise<number> {
  const { db, log } = parts;
  await insertReaders(db);
  let mailed = 0;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const some = await db
      .select({ id: users.id, since: readers.checkedAt, timeZone: userMetadata.timeZone })
      .from(readers)
      .innerJoin(users, eq(users.id, readers.userId))
      .leftJoin(userMetadata, and(eq(userMetadata.userId, users.id), userMetadata.isActive))
      .where(
        and(
          users.isActive,
          isNotNull(users.authId),
          gt(users.id, after),
          lte(readers.checkedAt, now.toISOString()),
        ),
      )
      .orderBy(asc(users.id))
      .limit(pageSize);
    for (const { id, since, timeZone } of some) {
      after = id;
      const due = nextMorning(
        'weekly',
        timeZone ?? 'UTC',
        spotlightLimits.mailHour,
        new Date(since),
      );
      if (due > now) continue;
      // One that fails must not block the others; it stays due.
      const isMailed = await mailReader(parts, id, since, now).catch((error: unknown) => {
        log.warn({ err: error, user: id }, 'A weekly Spotlight could not be made.');
        return false;
      });
      if (isMailed) mailed += 1;
    }
    if (some.length < pageSize) return mailed;
  }
}
