import type { Queryable } from '#core/platform/database/open.ts';
import type { Settings } from '#core/server/settings.ts';
import { deactivatedMail } from '#features/identity/domain/account-mails.ts';
import { queueMail } from '#features/mails/server/public/mail-outbox.ts';

/** Tells somebody by mail that they can no longer sign in. */
export async function mailDeactivated(
  db: Queryable,
  { productName }: Pick<Settings, 'productName'>,
  { email, firstName }: { readonly email: string; readonly firstName: string },
  by: string,
): Promise<void> {
  const mail = deactivatedMail({ productName, firstName, by });
  await queueMail(db, { kind: 'account', recipient: email, ...mail });
}
