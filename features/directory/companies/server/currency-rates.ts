import { asc, eq, sql } from 'drizzle-orm';
import type * as endpoints from '#features/directory/companies/domain/currency-rates.ts';
import { grant } from '#core/server/authorization/grant.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { users } from '#core/server/tables/users.ts';
import { companies, currencyRates } from './tables.ts';
import { userName } from '#core/server/tables/user-name.ts';

const list = (db: Queryable) =>
  db
    .select({
      currency: currencyRates.currency,
      usd: currencyRates.usd,
      day: currencyRates.day,
      enteredBy: userName,
    })
    .from(currencyRates)
    .leftJoin(users, eq(users.id, currencyRates.enteredBy))
    .orderBy(asc(currencyRates.currency));

/** The trigger on companies computes the dollars again. */
async function convertAgain(db: Queryable, currency: string): Promise<void> {
  await db
    .update(companies)
    .set({ fundingAmount: sql`${companies.fundingAmount}` })
    .where(eq(companies.fundingCurrency, currency));
}

export const currencyRateHandlers: Handlers<typeof endpoints> = {
  list: ({ db }) => list(db),
  set: async ({ viewer, params: { currency }, body, db }) => {
    const { userId } = grant(viewer, 'importRecords');
    const rate = { ...body, enteredBy: userId };
    await db
      .insert(currencyRates)
      .values({ currency, ...rate })
      .onConflictDoUpdate({
        target: currencyRates.currency,
        set: { ...rate, updatedAt: sql`now()` },
      });
    await convertAgain(db, currency);
    return list(db);
  },
  remove: async ({ viewer, params: { currency }, db }) => {
    grant(viewer, 'importRecords');
    await db.delete(currencyRates).where(eq(currencyRates.currency, currency));
    await convertAgain(db, currency);
    return list(db);
  },
};
