import { useMutation, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { call } from '#core/web/transport/call.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { CompanyLink } from '#features/directory/companies/web/shared/CompanyLink.tsx';
import { list, withdraw } from '#features/cases/company-invitations/domain/endpoints.ts';
import {
  declineLabels,
  type Invitation,
} from '#features/cases/company-invitations/domain/invitation.ts';
import { Button } from '#ui/Button.tsx';
import { RelativeTime } from '#ui/dates.tsx';
import { toast, toastError } from '#ui/toasts.ts';
import { InvitationPill } from './InvitationPill.tsx';

/** Those at first. */
const few = 4;

const isOpen = ({ state }: Invitation): boolean => ['sent', 'opened', 'started'].includes(state);

function About({ invitation }: { readonly invitation: Invitation }) {
  const { recipient, sentBy, stateAt, declineReason, declineNote, isUndelivered } = invitation;
  return (
    <>
      <p className="mt-0.5 text-small break-words text-ink-3">
        {recipient} · <RelativeTime at={stateAt} />
        {sentBy !== null && ` · by ${sentBy}`}
      </p>
      {declineReason !== null && (
        <p className="text-small break-words text-ink-2">
          {declineLabels[declineReason]}
          {declineNote !== null && `: ${declineNote}`}
        </p>
      )}
      {isUndelivered && <p className="text-small text-bad-ink">The email was not delivered.</p>}
    </>
  );
}

interface Props {
  readonly opportunityId: string;
  readonly invitations: readonly Invitation[];
  readonly mayWithdraw: boolean;
}

/** Who was invited to submit to an opportunity, and how far each has come. */
export function InvitationList({ opportunityId, invitations, mayWithdraw }: Props) {
  const [showsAll, setShowsAll] = useState(false);
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: Invitation) =>
      call(withdraw, { params: { id: opportunityId, invitationId: String(id) } }),
    onSuccess: (_, { companyName }) => toast(`Invitation of ${companyName} withdrawn`),
    onError: toastError,
    onSettled: () =>
      client.invalidateQueries({ queryKey: queryKeyOf(list, { params: { id: opportunityId } }) }),
  });
  if (invitations.length === 0) return null;
  const rows = showsAll ? invitations : invitations.slice(0, few);
  return (
    <section aria-label="Invitations">
      <h2 className="mb-1.5 font-medium">
        Invitations <span className="font-normal text-ink-3 tabular">{invitations.length}</span>
      </h2>
      <ul className="divide-y divide-line">
        {rows.map((invitation) => (
          <li key={String(invitation.id)} className="py-2">
            <div className="flex min-h-7 items-center gap-2">
              <span className="min-w-0 flex-1 truncate text-control">
                {invitation.company === null ? (
                  invitation.companyName
                ) : (
                  <CompanyLink company={invitation.company} className="hover:underline">
                    {invitation.companyName}
                  </CompanyLink>
                )}
              </span>
              <InvitationPill state={invitation.state} />
              {mayWithdraw && isOpen(invitation) && (
                <Button
                  variant="quiet"
                  size="icon"
                  isDisabled={isPending}
                  aria-label={`Withdraw the invitation of ${invitation.companyName}`}
                  onPress={() => mutate(invitation)}
                >
                  <X aria-hidden className="size-4" strokeWidth={1.75} />
                </Button>
              )}
            </div>
            <About invitation={invitation} />
          </li>
        ))}
      </ul>
      {invitations.length > few && (
        <Button variant="quiet" size="small" onPress={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer' : `Show all ${invitations.length}`}
        </Button>
      )}
    </section>
  );
}
