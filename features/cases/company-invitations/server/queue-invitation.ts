import type { Queryable } from '#core/platform/database/open.ts';
import { invitationMail } from '#features/cases/company-invitations/domain/invitation-mail.ts';
import {
  linkToDecline,
  linkToInvitation,
} from '#features/cases/company-invitations/domain/links.ts';
import { queueMail } from '#features/people/mails/server/shared/mail-outbox.ts';
import type { Inviting } from './invitation-terms.ts';
import type { InvitationKeys } from './shared/invitation-keys.ts';

export interface InvitationParts {
  readonly keys: InvitationKeys;
  readonly publicUrl: string;
  readonly productName: string;
}

interface Written {
  readonly id: string;
  readonly recipient: string;
  readonly companyName: string;
  readonly senderName: string;
  readonly message: string;
  readonly expiresAt: string;
  readonly opportunity: Inviting;
}

/** Queues the mail of an invitation; returns the mail's id. */
export function queueInvitation(
  db: Queryable,
  { id, recipient, opportunity, ...parts }: Written,
  { keys, publicUrl, productName }: InvitationParts,
): Promise<string> {
  const key = keys.keyOf(id);
  const open = `${publicUrl}${linkToInvitation(key)}`;
  const { name: opportunityName, summary, endDate, timeZone, corporation } = opportunity;
  return queueMail(db, {
    kind: 'invitation',
    recipient,
    unsubscribe: open,
    ...invitationMail({
      ...parts,
      productName,
      opportunityName,
      summary,
      endDate,
      timeZone,
      open,
      corporationName: corporation.name,
      decline: `${publicUrl}${linkToDecline(key)}`,
    }),
  });
}
