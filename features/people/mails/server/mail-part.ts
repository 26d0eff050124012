import { and, count, isNull, sql } from 'drizzle-orm';
import { pluralize } from '#core/domain/format.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { SystemPart } from '#core/server/system-parts.ts';
import { stateOfMail } from './claim.ts';
import { mails } from './tables.ts';

/** How sending mails is doing, from what the mail server said. */
export const mailPart = (db: Queryable, isConfigured: boolean): SystemPart => ({
  name: 'Email',
  check: async () => {
    const [counts] = await db
      .select({
        waiting: count(),
        failing: sql<number>`count(*) filter (where ${mails.problem} is not null)::int`,
        undecided: sql<number>`count(*) filter (where ${stateOfMail} in ('unknown', 'old'))::int`,
        problem: sql<string | null>`max(${mails.problem})`,
      })
      .from(mails)
      .where(and(isNull(mails.sentAt), isNull(mails.cancelledAt)));
    const { waiting = 0, failing = 0, undecided = 0, problem = null } = counts ?? {};
    const wait = pluralize(waiting, 'email waits', 'emails wait');
    if (!isConfigured) {
      return { state: 'attention', message: `SMTP_URL is not set: ${wait} and none is sent.` };
    }
    if (undecided > 0) {
      const needing = pluralize(undecided, 'email needs', 'emails need');
      return { state: 'attention', message: `${needing} a decision: send again, or drop.` };
    }
    if (failing > 0) {
      return { state: 'attention', message: `${wait}. The mail server said: ${problem ?? ''}` };
    }
    return { state: 'ok', message: `${wait}.` };
  },
});
