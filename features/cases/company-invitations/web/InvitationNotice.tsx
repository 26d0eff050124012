import type { ReactNode } from 'react';
import { whoInvites } from '#features/cases/company-invitations/domain/invitation-mail.ts';
import { DeadlineText } from '#core/web/deadlines/DeadlineText.tsx';
import type { ReceivedInvitation } from '#features/cases/company-invitations/domain/invitation.ts';
import { Decline } from './Decline.tsx';

interface Props {
  readonly invitationKey: string;
  readonly invitation: ReceivedInvitation;
}

function stateText({ state, companyName, corporation }: ReceivedInvitation): string | null {
  if (state === 'expired')
    return 'This invitation has expired. The opportunity is still open to everyone.';
  if (state === 'submitted') return `${companyName} has submitted. ${corporation.name} was told.`;
  return null;
}

/** Who invites, what they wrote, and how to decline; above the opportunity. */
export function InvitationNotice({ invitationKey, invitation }: Props) {
  const { senderName, companyName, corporation, message, expiresAt, timeZone } = invitation;
  const over = stateText(invitation);
  const frame = (children: ReactNode) => (
    <section
      aria-label="Invitation"
      className="mb-10 rounded-dialog border border-line bg-raised p-5 sm:p-6"
    >
      {children}
    </section>
  );
  if (over !== null) return frame(<p className="text-reading text-ink-2">{over}</p>);
  return frame(
    <>
      <h2 className="text-section font-semibold tracking-[-0.012em] break-words">
        {whoInvites({ senderName, companyName, corporationName: corporation.name })}
      </h2>
      {message !== '' && (
        <blockquote className="mt-3 max-w-[68ch] border-l-2 border-line-strong pl-4 text-reading break-words whitespace-pre-line text-ink-2">
          {message}
        </blockquote>
      )}
      <p className="mt-3 text-control text-ink-3">
        The invitation ends on <DeadlineText at={expiresAt} timeZone={timeZone} />.{' '}
        {corporation.name} sees that you opened it.
      </p>
      <Decline invitationKey={invitationKey} invitation={invitation} />
    </>,
  );
}
