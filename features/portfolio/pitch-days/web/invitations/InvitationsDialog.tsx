import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isEmailAddress } from '#core/domain/identity/email-address.ts';
import { pluralize } from '#core/domain/format.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { QueryBoundary } from '#core/web/transport/QueryBoundary.tsx';
import { list } from '#features/portfolio/pitch-days/domain/invitations/endpoints.ts';
import {
  needsSending,
  type DayInvitation,
} from '#features/portfolio/pitch-days/domain/invitations/invitation.ts';
import { pitchDayLimits } from '#features/portfolio/pitch-days/domain/limits.ts';
import type { PitchDayPage } from '#features/portfolio/pitch-days/web/shown-day.ts';
import { Button } from '#ui/Button.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { LongTextField } from '#ui/Field.tsx';
import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { InvitationPreview } from './InvitationPreview.tsx';
import { InvitationRow } from './InvitationRow.tsx';
import { useSendInvitations } from './use-send-invitations.ts';

interface Props {
  readonly day: PitchDayPage;
  readonly onClose: () => void;
}

const keyOf = ({ companyId, userId }: DayInvitation): string => companyId ?? userId ?? '';

/** Sends companies and case teams their agenda with a calendar file. */
export function InvitationsDialog({ day, onClose }: Props) {
  const query = useQuery({ ...queryOptionsOf(list, { params: { id: day.id } }), staleTime: 0 });
  /** What was chosen and typed, by company or person; the others are chosen where something changed. */
  const [choices, setChoices] = useState<Readonly<Record<string, boolean>>>({});
  const [addresses, setAddresses] = useState<Readonly<Record<string, string>>>({});
  const [message, setMessage] = useState('');
  const {
    invitations = [],
    version = day.version,
    sendsMail = true,
    sender = '',
  } = query.data ?? {};
  const { mutate, isPending, error } = useSendInvitations(day, sendsMail, onClose);

  const rows = invitations.map((invitation) => {
    const key = keyOf(invitation);
    const address = addresses[key] ?? invitation.recipient ?? '';
    const isMoved =
      invitation.sentAt !== null &&
      invitation.state !== 'cancelled' &&
      address !== invitation.recipient;
    const canSend = isEmailAddress(address) && (needsSending(invitation) || isMoved);
    return { invitation, key, address, canSend, isChosen: canSend && (choices[key] ?? true) };
  });
  const selected = rows.filter(({ isChosen }) => isChosen);
  const missing = rows.filter(
    ({ invitation, address }) => needsSending(invitation) && !isEmailAddress(address),
  ).length;
  const groups = [
    { name: 'Companies', some: rows.filter(({ invitation }) => invitation.companyId !== null) },
    { name: 'Case teams', some: rows.filter(({ invitation }) => invitation.userId !== null) },
  ];

  return (
    <DialogFrame
      title="Send invitations"
      lead="Each gets their own agenda and a calendar file. Anyone who has the current agenda is not written to again."
      width="wide"
      isStrict
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            isDisabled={selected.length === 0 || isPending}
            onPress={() =>
              mutate({
                version,
                message,
                recipients: selected.map(({ invitation: { companyId, userId }, address }) =>
                  companyId === null
                    ? { userId: userId ?? '' }
                    : { companyId, recipient: address.trim() },
                ),
              })
            }
          >
            {isPending ? 'Sending…' : `Send ${pluralize(selected.length, 'email', 'emails')}`}
          </Button>
        </>
      }
    >
      <QueryBoundary
        what="invitations"
        query={query}
        skeleton={<SkeletonRepeat count={6} className="mb-2 h-12" />}
      >
        {() =>
          rows.length === 0 ? (
            <p className="text-ink-2">
              No session has a time yet. Assign companies first; then their agenda can be sent.
            </p>
          ) : (
            <div className="grid gap-6 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
              <div className="space-y-5">
                {groups.map(({ name, some }) =>
                  some.length === 0 ? null : (
                    <section key={name} aria-label={name}>
                      <h3 className="mb-1 font-medium">
                        {name} <span className="text-ink-3 tabular">{some.length}</span>
                      </h3>
                      <ul>
                        {some.map(({ key, ...row }) => (
                          <InvitationRow
                            key={key}
                            {...row}
                            timeZone={day.timeZone}
                            sendsMail={sendsMail}
                            onChoose={(isOn) => setChoices({ ...choices, [key]: isOn })}
                            onAddress={(typed) => setAddresses({ ...addresses, [key]: typed })}
                          />
                        ))}
                      </ul>
                    </section>
                  ),
                )}
              </div>
              <div className="space-y-4 self-start lg:sticky lg:top-0">
                <LongTextField
                  id="invitation-message"
                  label="Message"
                  isRequired={false}
                  hint="Stands below the agenda, for everyone."
                  problem={undefined}
                  value={message}
                  maxLength={pitchDayLimits.messageCharacters}
                  onChange={setMessage}
                />
                {selected[0] && (
                  <InvitationPreview
                    day={day}
                    invitation={selected[0].invitation}
                    address={selected[0].address}
                    message={message}
                    sender={sender}
                  />
                )}
                {missing > 0 && (
                  <p className="text-control text-ink-3">
                    {pluralize(missing, 'company has', 'companies have')} no email address yet.
                    Enter it to invite them.
                  </p>
                )}
                {!sendsMail && (
                  <p className="text-control text-warn-ink">
                    No mail server is set up: the emails are stored and not sent.
                  </p>
                )}
                <ErrorText>{error?.message}</ErrorText>
              </div>
            </div>
          )
        }
      </QueryBoundary>
    </DialogFrame>
  );
}
