import type { Queryable } from '#core/platform/database/open.ts';
import type { Settings } from '#core/server/settings.ts';
import { deactivatedMail, mergedMail } from '#features/people/identity/domain/account-mails.ts';
import { queueMail } from '#features/people/mails/server/shared/mail-outbox.ts';

type Given = Pick<Settings, 'productName'>;

interface Recipient {
  readonly email: string;
  readonly firstName: string;
}

/** Tells somebody by mail that they can no longer sign in. */
export async function mailDeactivated(
  db: Queryable,
  { productName }: Given,
  { email, firstName }: Recipient,
  by: string,
): Promise<void> {
  const mail = deactivatedMail({ productName, firstName, by });
  await queueMail(db, { kind: 'account', recipient: email, ...mail });
}

/** Tells somebody by mail that this account was merged into another one of theirs. */
export async function mailMerged(
  db: Queryable,
  { productName }: Given,
  { email, firstName }: Recipient,
  by: string,
  into: string,
): Promise<void> {
  const mail = mergedMail({ productName, firstName, by, into });
  await queueMail(db, { kind: 'account', recipient: email, ...mail });
}
