import { sql } from 'drizzle-orm';
import { refKey, type CompanyRef } from '#features/directory/companies/domain/company.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import {
  atTheirPlaces,
  blacklistedOnlyIn,
  withoutBlacklistings,
} from '#features/directory/collections/domain/take-back.ts';
import {
  takeBackRefusal,
  type TakeBackReason,
} from '#features/directory/collections/domain/take-back-refusal.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { Refused } from '#core/platform/http/refused.ts';
import type { OwnBlacklisting } from './blacklistings.ts';

interface Judged {
  /** The stored collection with what is taken back; any other difference from it needs its right. */
  readonly reference: Collection;
  /** What was sent, with what is taken back at its place. */
  readonly after: Collection;
  readonly hasTakenBack: boolean;
}

/** The blacklistings that somebody who may not edit takes back with a sent collection. */
export function judgeTakeBack(
  before: Collection,
  sent: Collection,
  own: readonly OwnBlacklisting[],
): Judged {
  const last = own.filter(({ isLast }) => isLast);
  const open = new Set(last.filter(({ isInTime }) => isInTime).map(refKey));
  const gone = blacklistedOnlyIn(before, sent).map(refKey);
  const back = new Set(gone.filter((key) => open.has(key)));
  if (back.size === 0) return { reference: before, after: sent, hasTakenBack: false };
  const isTakenBack = (company: CompanyRef) => back.has(refKey(company));
  const reference = withoutBlacklistings(before, last, isTakenBack);
  return { reference, after: atTheirPlaces(sent, reference, isTakenBack), hasTakenBack: true };
}

async function reasonOf(
  db: Queryable,
  gone: readonly CompanyRef[],
  own: readonly OwnBlacklisting[],
): Promise<TakeBackReason | null> {
  const keys = new Set(gone.map(refKey));
  const mine = own.filter((one) => keys.has(refKey(one)));
  if (mine.some(({ isInTime }) => !isInTime)) return 'tooLate';
  if (mine.some(({ isLast }) => !isLast)) return 'changed';
  const ids = gone.map(({ id }) => id);
  const { rows } = await db.execute(sql`
    select from unnest(${sql.param(ids)}::uuid[]) wanted(id)
    where not exists (select from ${companies} where ${companies.id} = wanted.id) limit 1`);
  return rows.length > 0 ? 'noCompany' : null;
}

/** @throws Refused with the reason, where somebody who may not edit meant to take back what they no longer can */
export async function assertTakeBackInTime(
  db: Queryable,
  before: Collection,
  sent: Collection,
  own: readonly OwnBlacklisting[],
): Promise<void> {
  const gone = blacklistedOnlyIn(before, sent);
  const reason = gone.length === 0 ? null : await reasonOf(db, gone, own);
  if (reason === null) return;
  const refusal = takeBackRefusal(before, reason);
  throw new Refused(refusal, refusal.message);
}
