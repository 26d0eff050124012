import { and, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { users } from '#core/server/tables/users.ts';
import type {
  ExportConsent,
  ExportConsents,
} from '#features/people/exports/domain/consents/export-consent.ts';
import { exportConsentLimits } from '#features/people/exports/domain/limits.ts';
import { hasAgreed, ofPerson } from '#features/people/exports/server/shared/consenting-people.ts';
import { exportConsents } from '#features/people/exports/server/consent-tables.ts';

const { userId: consentUserId, corporationId: agreedTo, agreedAt, askedAt } = exportConsents;

const mayBeAsked = sql<boolean>`(${askedAt} is null or
  ${askedAt} <= now() - make_interval(days => ${exportConsentLimits.askAgainDays}))`;

export const exportConsentStore = {
  async find(db: Queryable, userId: string): Promise<ExportConsent> {
    const [consent] = await db
      .select({ corporation: { id: corporations.id, name: corporations.name }, agreedAt })
      .from(users)
      .innerJoin(corporations, eq(corporations.id, users.corporationId))
      .leftJoin(exportConsents, and(ofPerson, hasAgreed))
      .where(eq(users.id, userId));
    return consent ?? { corporation: null, agreedAt: null };
  },

  /** Returns the corporation of the person, who is not moved until the transaction has ended. */
  async lockCorporation(db: Queryable, userId: string): Promise<string | null> {
    const [user] = await db
      .select({ corporationId: users.corporationId })
      .from(users)
      .where(eq(users.id, userId))
      .for('no key update');
    return user?.corporationId ?? null;
  },

  /** Returns whether anything changed: who has agreed keeps the time. */
  async agree(db: Queryable, userId: string, corporationId: string): Promise<boolean> {
    const agreed = { corporationId, agreedAt: sql`now()` };
    const changed = await db
      .insert(exportConsents)
      .values({ ...agreed, userId })
      .onConflictDoUpdate({
        target: consentUserId,
        set: agreed,
        setWhere: sql`${agreedTo} is distinct from ${corporationId}`,
      })
      .returning({ userId: consentUserId });
    return changed.length > 0;
  },

  /** Returns whether anything changed. */
  async withdraw(db: Queryable, userId: string): Promise<boolean> {
    const changed = await db
      .update(exportConsents)
      .set({ corporationId: null, agreedAt: null })
      .where(and(eq(consentUserId, userId), isNotNull(agreedAt)))
      .returning({ userId: consentUserId });
    return changed.length > 0;
  },

  async count(db: Queryable, corporationId: string): Promise<ExportConsents> {
    const [counts] = await db
      .select({
        people: count(),
        agreed: sql<number>`(count(*) filter (where ${hasAgreed}))::int`,
        toAsk: sql<number>`(count(*) filter (where not ${hasAgreed} and ${mayBeAsked}))::int`,
      })
      .from(users)
      .leftJoin(exportConsents, ofPerson)
      .where(and(eq(users.corporationId, corporationId), users.isActive));
    return counts ?? { people: 0, agreed: 0, toAsk: 0 };
  },

  /** Notes that people are asked, and returns them: of two who ask at once, one asks each. */
  async noteAsked(db: Queryable, corporationId: string): Promise<string[]> {
    const consents = await db
      .insert(exportConsents)
      .select(
        db
          .select({
            userId: users.id,
            corporationId: sql`null::uuid`.as('corporation_id'),
            agreedAt: sql`null::timestamptz`.as('agreed_at'),
            askedAt: sql`now()`.as('asked_at'),
          })
          .from(users)
          .where(and(eq(users.corporationId, corporationId), users.isActive)),
      )
      .onConflictDoUpdate({
        target: consentUserId,
        set: { askedAt: sql`now()` },
        setWhere: and(isNull(agreedAt), mayBeAsked),
      })
      .returning({ userId: consentUserId });
    return consents.map(({ userId }) => userId);
  },
};
