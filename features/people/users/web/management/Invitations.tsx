import { useQuery } from '@tanstack/react-query';
import { personName } from '#core/domain/identity/names.ts';
import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { useListKeys } from '#core/web/views/use-list-keys.ts';
import type { OpenInvitation } from '#features/people/identity/domain/account.ts';
import { list } from '#features/people/identity/domain/invitation-endpoints.ts';
import { Button } from '#ui/Button.tsx';
import { RelativeTime } from '#ui/dates.tsx';
import { EmptyState, ErrorState, Loading } from '#ui/states.tsx';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';
import { Pill } from '#ui/Tag.tsx';
import { useInvitations } from './use-invitations.ts';

function Invitation({ invitation }: { readonly invitation: OpenInvitation }) {
  const { invite, revoke } = useInvitations();
  const { email, corporation, invitedBy, sentAt, expiresAt, isExpired } = invitation;
  const name = personName(invitation);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-72">
        <p className="truncate font-medium">{name}</p>
        <p className="truncate text-control text-ink-3">
          {email} · {corporation?.name ?? 'No corporation'}
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

/** Invitations that nobody has used yet. */
export function Invitations() {
  const { data, error, refetch } = useQuery(queryOptionsOf(list));
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
  if (data.length === 0) {
    return (
      <EmptyState
        title="No open invitations"
        action={
          <ButtonLink to="/admin/users" search={{ view: 'invitations', open: 'invite' }}>
            Invite people
          </ButtonLink>
        }
      >
        Who was invited and has not signed in yet is listed here.
      </EmptyState>
    );
  }
  return (
    <ul
      ref={walk}
      aria-label="Invitations"
      className="divide-y divide-line rounded-card border border-line bg-raised"
    >
      {data.map((invitation) => (
        <Invitation key={invitation.id} invitation={invitation} />
      ))}
    </ul>
  );
}
