import { createHmac, randomBytes } from 'node:crypto';
import { and, eq, gt, gte, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { isTimingSafeEqual } from '#core/server/authorization/timing-safe-equal.ts';
import { hasAccounts } from '#features/people/identity/server/shared/has-accounts.ts';
import { setupLimits } from '#features/operations/setup/domain/limits.ts';
import {
  codeAlphabet,
  codeLength,
  formatCode,
  normaliseCode,
} from '#features/operations/setup/domain/setup-code.ts';
import { setupCodes } from '#features/operations/setup/server/tables.ts';

const seedBytes = 32;
const newSeed = () => randomBytes(seedBytes).toString('base64url');

/** 256 is a multiple of 32, so that each character is as likely as another. */
function codeOf(secret: string, seed: string): string {
  const bytes = createHmac('sha256', secret).update(`setup\n${seed}`).digest();
  return [...bytes.subarray(0, codeLength)]
    .map((byte) => codeAlphabet[byte % codeAlphabet.length])
    .join('');
}

/** The code of an installation without accounts, as it is printed; null: it has accounts. */
export async function loadSetupCode(db: Queryable, secret: string): Promise<string | null> {
  if (await hasAccounts(db)) return null;
  await db.insert(setupCodes).values({ seed: newSeed() }).onConflictDoNothing();
  const [row] = await db.select({ seed: setupCodes.seed }).from(setupCodes);
  return row === undefined ? null : formatCode(codeOf(secret, row.seed));
}

/** A new code where there is none, or where all tries are used; of several at once, one makes it. Null: another did. */
async function replaceSpent(db: Queryable, secret: string): Promise<string | null> {
  const seed = newSeed();
  const replaced = await db
    .insert(setupCodes)
    .values({ seed })
    .onConflictDoUpdate({
      target: setupCodes.id,
      set: { seed, tries: 0 },
      setWhere: gte(setupCodes.tries, setupLimits.codeTries),
    })
    .returning({ id: setupCodes.id });
  return replaced.length === 0 ? null : formatCode(codeOf(secret, seed));
}

export type CodeOutcome =
  | { readonly isRight: true }
  /** `newCode`: it was the last try, and this is the next code. */
  | { readonly isRight: false; readonly newCode: string | null };

/**
 * Compares a code. Counted before it is compared, so that tries at once are as many as tries in a row;
 * `db` is therefore no transaction.
 */
export async function tryCode(db: Queryable, secret: string, typed: string): Promise<CodeOutcome> {
  const [counted] = await db
    .update(setupCodes)
    .set({ tries: sql`${setupCodes.tries} + 1` })
    .where(lt(setupCodes.tries, setupLimits.codeTries))
    .returning({ seed: setupCodes.seed, tries: setupCodes.tries });
  if (counted === undefined) return { isRight: false, newCode: await replaceSpent(db, secret) };
  const { seed, tries } = counted;
  if (!isTimingSafeEqual(normaliseCode(typed), codeOf(secret, seed))) {
    const isLast = tries === setupLimits.codeTries;
    return { isRight: false, newCode: isLast ? await replaceSpent(db, secret) : null };
  }
  await db
    .update(setupCodes)
    .set({ tries: sql`${setupCodes.tries} - 1` })
    .where(and(eq(setupCodes.seed, seed), gt(setupCodes.tries, 0)));
  return { isRight: true };
}

export const deleteCode = (db: Queryable) => db.delete(setupCodes);
