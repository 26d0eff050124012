import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { personName } from '#core/domain/identity/names.ts';
import { useListKeys } from '#core/web/views/use-list-keys.ts';
import type { OpenInvitation } from '#features/people/identity/domain/account.ts';
import { Button } from '#ui/Button.tsx';
import { RelativeTime } from '#ui/dates.tsx';
import { ErrorState, Loading } from '#ui/states.tsx';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';
import { Pill } from '#ui/Tag.tsx';
import { invitationCalls } from './invitation-calls.ts';
import { useInvitations } from './use-invitations.ts';

interface RowProps {
  readonly invitation: OpenInvitation;
  readonly corporationId: string | undefined;
}

function Invitation({ invitation, corporationId }: RowProps) {
  const { invite, revoke } = useInvitations(corporationId);
  const { email, corporation, invitedBy, sentAt, expiresAt, isExpired } = invitation;
  const name = personName(invitation);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-72">
        <p className="truncate font-medium">{name}</p>
        <p className="truncate text-control text-ink-3">
          {email}
          {corporationId === undefined && ` · ${corporation?.name ?? 'No corporation'}`}
        </p>
      </div>
      <div className="text-control text-ink-3 sm:w-56 sm:text-right">
        <p>
          {isExpired ? (
            <Pill tone="bad">
              Expired <RelativeTime at={expiresAt} />
            </Pill>
          ) : (
            <>
              Expires <RelativeTime at={expiresAt} />
            </>
          )}
        </p>
        <p>
          Sent <RelativeTime at={sentAt} />
          {invitedBy !== null && ` by ${invitedBy}`}
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          data-walk
          aria-label={`Resend the invitation of ${name}`}
          onPress={() => invite({ ...invitation, corporationId: corporation?.id ?? null })}
        >
          Resend
        </Button>
        <Button
          variant="quiet"
          aria-label={`Revoke the invitation of ${name}`}
          onPress={() => revoke(invitation)}
        >
          Revoke
        </Button>
      </div>
    </li>
  );
}

interface Props {
  /** Those to this corporation; without it all. */
  readonly corporationId?: string;
  /** Shown where there are none. */
  readonly empty: ReactNode;
}

/** Invitations that nobody has used yet. */
export function InvitationList({ corporationId, empty }: Props) {
  const { data, error, refetch } = useQuery(invitationCalls(corporationId).listed);
  const walk = useListKeys<HTMLUListElement>();
  if (error) {
    return (
      <ErrorState
        title="The invitations could not be loaded"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data === undefined) {
    return (
      <Loading what="invitations">
        <TableSkeleton rows={3} />
      </Loading>
    );
  }
  if (data.length === 0) return empty;
  return (
    <ul
      ref={walk}
      aria-label="Invitations"
      className="divide-y divide-line rounded-card border border-line bg-raised"
    >
      {data.map((invitation) => (
        <Invitation key={invitation.id} invitation={invitation} corporationId={corporationId} />
      ))}
    </ul>
  );
}
