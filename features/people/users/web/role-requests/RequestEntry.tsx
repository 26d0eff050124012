import { useState } from 'react';
import { may, whoMay } from '#core/domain/authorization/permissions.ts';
import { personName } from '#core/domain/identity/names.ts';
import { useSession } from '#core/web/session/use-session.ts';
import type { ReviewedRoleRequest } from '#features/people/users/domain/role-requests/role-request.ts';
import { permissionToAssign } from '#features/people/users/domain/roles/permission-to-assign.ts';
import { PersonName, PersonPhoto } from '#features/people/users/web/shared/Person.tsx';
import { Button } from '#ui/Button.tsx';
import { DateText, RelativeTime } from '#ui/dates.tsx';
import { Tag } from '#ui/Tag.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { StatusPill } from './StatusPill.tsx';
import { useRequestMutations } from './use-request-mutations.ts';

/** What was decided, by whom, and why. */
function Outcome({ request }: { readonly request: ReviewedRoleRequest }) {
  const { status, reviewedBy, reviewedAt, note, endsAt } = request;
  return (
    <div className="text-control text-ink-3 sm:text-right">
      <p className="flex flex-wrap items-center gap-1.5 sm:justify-end">
        <StatusPill status={status} />
        {endsAt !== null && (
          <>
            until <DateText at={endsAt} />
          </>
        )}
      </p>
      <p className="mt-1">
        {reviewedBy !== null && `${personName(reviewedBy)}, `}
        {reviewedAt !== null && <RelativeTime at={reviewedAt} />}
      </p>
      {note !== null && <p className="mt-1 max-w-88 text-ink-2">“{note}”</p>}
    </div>
  );
}

/** A role request, and how to decide it. */
export function RequestEntry({ request }: { readonly request: ReviewedRoleRequest }) {
  const { person } = useSession();
  const { decide } = useRequestMutations();
  const [status, setStatus] = useState<'APPROVED' | 'REJECTED' | null>(null);
  const { requester, requestedRole, message, createdAt } = request;
  const name = personName(requester);
  const permission = permissionToAssign[requestedRole];
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 px-4 py-4">
      <PersonPhoto id={requester.id} name={name} size="l" />
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <PersonName id={requester.id} name={name} className="font-medium" />
          <Tag>{requestedRole}</Tag>
          <span className="text-control text-ink-3">
            <RelativeTime at={createdAt} />
          </span>
        </p>
        <p className="truncate text-control text-ink-3">{requester.email}</p>
        {message !== null && <p className="mt-2 max-w-prose break-words text-ink-2">{message}</p>}
      </div>
      {request.status !== 'PENDING' && <Outcome request={request} />}
      {request.status === 'PENDING' &&
        (may(person, permission) ? (
          <div className="flex gap-2">
            <Button
              data-walk
              aria-label={`Approve the request of ${name} to be ${requestedRole}`}
              variant="primary"
              onPress={() => setStatus('APPROVED')}
            >
              Approve…
            </Button>
            <Button
              aria-label={`Reject the request of ${name} to be ${requestedRole}`}
              onPress={() => setStatus('REJECTED')}
            >
              Reject…
            </Button>
          </div>
        ) : (
          <p className="self-center text-control text-ink-3">Decided by {whoMay(permission)}.</p>
        ))}
      {status !== null && (
        <DecisionDialog
          request={request}
          status={status}
          onDecide={(decision) => decide(request, decision)}
          onClose={() => setStatus(null)}
        />
      )}
    </li>
  );
}
