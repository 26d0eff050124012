import { useState } from 'react';
import { rolesByRights } from '#features/people/users/domain/role-requests/requestable-roles.ts';
import { RequestRoleDialog } from '#features/people/users/web/role-requests/RequestRoleDialog.tsx';
import { StatusPill } from '#features/people/users/web/role-requests/StatusPill.tsx';
import { useOwnRequests } from '#features/people/users/web/role-requests/use-own-requests.ts';
import { useRequestMutations } from '#features/people/users/web/role-requests/use-request-mutations.ts';
import { Button } from '#ui/Button.tsx';
import { RelativeTime } from '#ui/dates.tsx';

const most = 3;

/** The roles that one has asked for, with what became of it, and a way to ask for one. */
export function OwnRoleRequests() {
  const { requests, requestable } = useOwnRequests(rolesByRights);
  const { withdraw } = useRequestMutations();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="mt-3 space-y-3">
      {requests.length > 0 && (
        <ul aria-label="Role requests" className="space-y-2">
          {requests.slice(0, most).map((request) => (
            <li key={request.id} className="text-control">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                {request.requestedRole} <StatusPill status={request.status} />
              </p>
              <p className="text-small text-ink-3">
                Asked <RelativeTime at={request.createdAt} />
                {request.note !== null && ` · “${request.note}”`}
              </p>
              {request.status === 'PENDING' && (
                <Button
                  size="small"
                  aria-label={`Withdraw the request to be ${request.requestedRole}`}
                  className="mt-1"
                  onPress={() => withdraw(request)}
                >
                  Withdraw
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {requestable.length > 0 && (
        <Button size="small" onPress={() => setIsAsking(true)}>
          Request a role…
        </Button>
      )}
      {isAsking && <RequestRoleDialog roles={requestable} onClose={() => setIsAsking(false)} />}
    </div>
  );
}
