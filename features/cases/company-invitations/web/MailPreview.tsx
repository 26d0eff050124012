import { invitationSentences } from '#features/cases/company-invitations/domain/invitation-mail.ts';
import type { Invitations } from '#features/cases/company-invitations/domain/invitation.ts';

interface Props {
  readonly invitations: Invitations;
  readonly companyName: string;
  readonly recipient: string;
  readonly message: string;
}

/** The mail, from the sentences that it is written with. */
export function MailPreview({ invitations, companyName, recipient, message }: Props) {
  const { opportunity, senderName, expiresAt } = invitations;
  const { name: opportunityName, summary, corporationName, endDate, timeZone } = opportunity;
  const { subject, lead, until, foot } = invitationSentences({
    senderName,
    corporationName,
    companyName,
    opportunityName,
    summary,
    message,
    endDate,
    timeZone,
    expiresAt,
  });
  return (
    <section
      aria-label="Preview of the email"
      className="min-w-0 self-start rounded-card border border-line bg-sunken p-4 text-control"
    >
      <p className="text-small break-words text-ink-3">To {recipient || '…'}</p>
      <p className="mt-0.5 border-b border-line pb-2.5 font-semibold break-words">{subject}</p>
      <div className="mt-3 space-y-2.5 break-words text-ink-2">
        <p>{lead}</p>
        {summary !== '' && <p className="line-clamp-4 text-ink-3">{summary}</p>}
        {message.trim() !== '' && (
          <blockquote className="border-l-2 border-line-strong pl-3 whitespace-pre-line">
            {message.trim()}
          </blockquote>
        )}
        {until !== null && <p>{until}</p>}
        <p className="font-medium text-accent-ink">Read and submit</p>
        <p className="underline underline-offset-2">Decline</p>
        <p className="border-t border-line pt-2.5 text-small text-ink-3">{foot}</p>
      </div>
    </section>
  );
}
