import { and, asc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm';
import { nextWeeklyMail } from '#core/domain/events/notification-channels.ts';
import { findViewer } from '#core/server/authorization/viewer.ts';
import { userMetadata } from '#core/server/tables/user-metadata.ts';
import { users } from '#core/server/tables/users.ts';
import type { Database, Queryable } from '#core/platform/database/open.ts';
import type { Log } from '#core/platform/log/log.ts';
import {
  queueWeeklyMail,
  type WeeklyComposer,
} from '#features/people/notifications/server/shared/weekly-mail.ts';
import type { WeeklyPart } from './shared/part.ts';
import { weeklyMails as weeks } from './tables.ts';

export interface WeeklyRun {
  readonly db: Database;
  readonly log: Log;
  readonly parts: readonly WeeklyPart[];
  /** Null: there is no mail server, and what is new is in the app alone. */
  readonly composer: WeeklyComposer | null;
}

const pageSize = 200;

/** Whoever is not known yet: their first mail is due after a week. */
const insertPeople = (db: Queryable) =>
  db.execute(sql`insert into ${weeks} (user_id) select ${users.id} from ${users}
    where ${users.isActive} and ${users.authId} is not null on conflict do nothing`);

/** Locks a person until the end of the transaction. Null: another node has or had them. */
async function lockPerson(db: Queryable, userId: string, checkedAt: string) {
  const [taken] = await db
    .select({ userId: weeks.userId })
    .from(weeks)
    .where(and(eq(weeks.userId, userId), eq(weeks.checkedAt, checkedAt)))
    .for('update', { skipLocked: true });
  return taken ?? null;
}

interface Due {
  readonly id: string;
  readonly since: string;
  readonly timeZone: string;
}

/** The week of one person, in one transaction; false: there is nothing to say. */
async function mailPerson(
  { db, parts, composer }: WeeklyRun,
  { id: userId, since, timeZone }: Due,
  now: Date,
): Promise<boolean> {
  for (const { prepare } of parts) await prepare?.(userId, now);
  return db.transaction(async (tx) => {
    if ((await lockPerson(tx, userId, since)) === null) return false;
    const checkedAt = now.toISOString();
    await tx.update(weeks).set({ checkedAt }).where(eq(weeks.userId, userId));
    const viewer = await findViewer(tx, userId);
    if (viewer === null) return false;
    for (const part of parts) await part.emit?.(tx, { userId, viewer, timeZone, since, now });
    const order = parts.map(({ kind }) => kind);
    return queueWeeklyMail(tx, userId, composer, order);
  });
}

/**
 * Mails everybody whose Monday morning has come since they were last looked at; returns how many. Safe on
 * several nodes and after interruptions: the time is in the person's row, and advances with the mail.
 */
export async function mailWeeks(run: WeeklyRun, now: Date): Promise<number> {
  const { db, log } = run;
  await insertPeople(db);
  let mailed = 0;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const some = await db
      .select({ id: users.id, since: weeks.checkedAt, timeZone: userMetadata.timeZone })
      .from(weeks)
      .innerJoin(users, eq(users.id, weeks.userId))
      .leftJoin(userMetadata, and(eq(userMetadata.userId, users.id), userMetadata.isActive))
      .where(
        and(
          users.isActive,
          isNotNull(users.authId),
          gt(users.id, after),
          lte(weeks.checkedAt, now.toISOString()),
        ),
      )
      .orderBy(asc(users.id))
      .limit(pageSize);
    for (const { id, since, timeZone: zone } of some) {
      after = id;
      const timeZone = zone ?? 'UTC';
      if (nextWeeklyMail(timeZone, new Date(since)) > now) continue;
      // One that fails must not block the others; it stays due.
      const isMailed = await mailPerson(run, { id, since, timeZone }, now).catch(
        (error: unknown) => {
          log.warn({ err: error, user: id }, 'A weekly email could not be made.');
          return false;
        },
      );
      if (isMailed) mailed += 1;
    }
    if (some.length < pageSize) return mailed;
  }
}
