import type { Queryable } from '#core/platform/database/open.ts';

/** Notes of a copy of a mail, which is sent again, what is known of the mail. */
export type MailCopied = (
  db: Queryable,
  mail: { readonly from: string; readonly to: string },
) => Promise<void>;

declare module '#core/server/feature.ts' {
  interface ServerSlots {
    /** What a feature notes of its mails. */
    readonly mailCopied?: MailCopied;
  }
}
