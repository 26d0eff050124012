import { dayMail } from '#features/portfolio/pitch-days/domain/invitations/invitation-mail.ts';
import type { DayInvitation } from '#features/portfolio/pitch-days/domain/invitations/invitation.ts';
import type { PitchDayPage } from '#features/portfolio/pitch-days/web/shown-day.ts';

interface Props {
  readonly day: PitchDayPage;
  readonly invitation: DayInvitation;
  readonly address: string;
  readonly message: string;
  readonly sender: string;
}

/** The first of the mails as its recipient will read it. */
export function InvitationPreview({ day, invitation, address, message, sender }: Props) {
  const { name, items, state, recipient } = invitation;
  const isUpdate = state === 'changed' && address === recipient;
  const { subject, body } = dayMail({
    kind: state === 'removed' ? 'cancellation' : isUpdate ? 'update' : 'invitation',
    name,
    day: day.name,
    date: day.date,
    timeZone: day.timeZone,
    place: day.place,
    items,
    message,
    sender,
    corporation: day.corporation.name,
  });
  return (
    <section
      aria-label="Preview"
      className="rounded-card border border-line bg-sunken text-control"
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 border-b border-line px-4 py-2.5">
        <dt className="text-ink-3">To</dt>
        <dd className="break-all">{address}</dd>
        <dt className="text-ink-3">Subject</dt>
        <dd className="font-medium break-words">{subject}</dd>
      </dl>
      <p className="px-4 py-3 break-words whitespace-pre-line text-ink-2">{body}</p>
    </section>
  );
}
