import { limits } from '#core/domain/limits.ts';
import { agendaLines } from '#features/portfolio/pitch-days/domain/invitations/invitation-mail.ts';
import type {
  DayInvitation,
  InvitationState,
} from '#features/portfolio/pitch-days/domain/invitations/invitation.ts';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { DateText } from '#ui/dates.tsx';
import { controlClasses } from '#ui/Field.tsx';
import { Pill, type Tone } from '#ui/Tag.tsx';
import { sentWord } from './use-send-invitations.ts';

interface Props {
  readonly invitation: DayInvitation;
  readonly address: string;
  readonly timeZone: string;
  readonly sendsMail: boolean;
  readonly canSend: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (isOn: boolean) => void;
  readonly onAddress: (address: string) => void;
}

const states: Readonly<Record<InvitationState, { readonly label: string; readonly tone: Tone }>> = {
  new: { label: 'Not sent', tone: 'neutral' },
  sent: { label: 'Sent', tone: 'good' },
  changed: { label: 'Changed since', tone: 'warn' },
  removed: { label: 'To be cancelled', tone: 'warn' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
};

/** One company or person: whether to write to them, where, and what was sent. */
export function InvitationRow(props: Props) {
  const { invitation, address, timeZone, sendsMail, canSend, isChosen, onChoose, onAddress } =
    props;
  const { name, companyId, items, state, sentAt, sentBy, sendings } = invitation;
  const { label, tone } = states[state];
  const word = sentWord(sendsMail);
  const isWaiting = state === 'sent' && !sendsMail;
  const isGone = state === 'removed' || state === 'cancelled';
  return (
    <li className="flex items-start gap-3 border-b border-line py-3 last:border-b-0">
      <CheckboxField
        label={`Write to ${name}`}
        isSelected={isChosen}
        isDisabled={!canSend}
        onChange={onChoose}
      />
      <div className="min-w-0 flex-1 space-y-1.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 font-medium break-words">{name}</span>
          <Pill tone={isWaiting ? 'warn' : tone}>{isWaiting ? word : label}</Pill>
        </p>
        {companyId === null || isGone ? (
          <p className="text-control break-all text-ink-2">{address}</p>
        ) : (
          <input
            type="email"
            aria-label={`Email address of ${name}`}
            placeholder="Email address"
            value={address}
            maxLength={limits.emailCharacters}
            autoComplete="off"
            onChange={(event) => onAddress(event.target.value)}
            className={`${controlClasses(undefined)} h-8 max-w-sm text-control`}
          />
        )}
        <p className="text-small break-words whitespace-pre-line text-ink-3">
          {agendaLines({ items, timeZone })}
        </p>
        {sentAt !== null && (
          <p className="text-small text-ink-3">
            Last {word.toLowerCase()} <DateText at={sentAt} withTime />
            {sentBy !== null && ` by ${sentBy}`}
            {sendings > 1 && ` · ${sendings} times in all`}
          </p>
        )}
      </div>
    </li>
  );
}
