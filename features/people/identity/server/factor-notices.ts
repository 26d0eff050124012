import { eq } from 'drizzle-orm';
import type { Database } from '#core/platform/database/open.ts';
import { emit } from '#core/server/events/emit.ts';
import { authUsers } from '#core/server/tables/identity.ts';
import type { AccountChange } from '#features/people/identity/domain/account-mails.ts';
import { identityEvents } from '#features/people/identity/domain/events.ts';
import { findPerson, mailChange, type AccountParts } from './account-parts.ts';

const events = {
  secondFactorOn: identityEvents['user.secondFactorOn'],
  secondFactorOff: identityEvents['user.secondFactorOff'],
  recoveryCodes: identityEvents['user.recoveryCodes'],
  passkeyAdded: identityEvents['user.passkeyAdded'],
} as const satisfies Partial<Record<AccountChange, unknown>>;
type FactorChange = keyof typeof events;

/** What a successful request to the identity library changed, of an account that is signed in. */
const changeBy = new Map<string, FactorChange>([
  ['/two-factor/verify-totp', 'secondFactorOn'],
  ['/two-factor/disable', 'secondFactorOff'],
  ['/two-factor/generate-backup-codes', 'recoveryCodes'],
  ['/passkey/verify-registration', 'passkeyAdded'],
]);

export const mayChangeFactors = (path: string): boolean => changeBy.has(path);

/** Whether a second factor is asked of somebody. */
export async function hasSecondFactor(db: Database, authId: string): Promise<boolean> {
  const [account] = await db
    .select({ isOn: authUsers.twoFactorEnabled })
    .from(authUsers)
    .where(eq(authUsers.id, authId));
  return account?.isOn === true;
}

/** Records a change of somebody's factors, and tells them by mail. */
export async function notifyOfFactors(
  db: Database,
  parts: Pick<AccountParts, 'settings'>,
  path: string,
  authId: string,
  wasOn: boolean,
): Promise<void> {
  const change = changeBy.get(path);
  if (change === undefined || (change === 'secondFactorOn' && wasOn)) return;
  await db.transaction(async (tx) => {
    const person = await findPerson(tx, authId);
    if (person === null) return;
    await emit(tx, events[change], { userId: person.id, actorId: person.id });
    await mailChange(tx, parts, person, change);
  });
}
