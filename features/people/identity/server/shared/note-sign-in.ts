import Bowser from 'bowser';
import { desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { authSessions, authUsers } from '#core/server/tables/identity.ts';
import { users } from '#core/server/tables/users.ts';
import { identityLimits } from '#features/people/identity/domain/limits.ts';

const nameCharacters = 60;
const orNull = (name: string | undefined) => name?.slice(0, nameCharacters) || null;

/** What a browser says of itself: Chrome, desktop. */
function browserOf(agent: string | null | undefined) {
  if (!agent) return { browserType: null, deviceType: null };
  const parser = Bowser.getParser(agent);
  return {
    browserType: orNull(parser.getBrowserName()),
    deviceType: orNull(parser.getPlatformType()),
  };
}

/** Notes on the person’s record when, from where and with what they signed in last. */
export async function noteSignIn(db: Queryable, email: string): Promise<void> {
  const [session] = await db
    .select({
      authId: authSessions.userId,
      at: authSessions.createdAt,
      address: authSessions.ipAddress,
      agent: authSessions.userAgent,
    })
    .from(authSessions)
    .innerJoin(authUsers, eq(authUsers.id, authSessions.userId))
    .where(eq(authUsers.email, email.toLowerCase()))
    .orderBy(desc(authSessions.createdAt))
    .limit(1);
  if (!session) return;
  const { authId, at, address, agent } = session;
  await db
    .update(users)
    .set({
      lastSignInAt: at.toISOString(),
      lastLoginIp: address || null,
      ...browserOf(agent),
    })
    .where(eq(users.authId, authId));
}

/** Addresses and devices are personal data that nobody needs for long. */
export const forgetSignInDetails = (db: Queryable): Promise<unknown> =>
  db
    .update(users)
    .set({ lastLoginIp: null, browserType: null, deviceType: null })
    .where(
      sql`${users.lastSignInAt} < now() - make_interval(days => ${identityLimits.signInDetailsDays})
        and (${users.lastLoginIp} is not null or ${users.browserType} is not null
          or ${users.deviceType} is not null)`,
    );
