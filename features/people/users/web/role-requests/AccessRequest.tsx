import { Suspense, useState } from 'react';
import { lazyPart } from '#core/web/router/lazy-part.tsx';
import type { Permission } from '#core/domain/authorization/permissions.ts';
import { rolesFor } from '#features/people/users/domain/role-requests/requestable-roles.ts';
import { Button } from '#ui/Button.tsx';
import { useOwnRequests } from './use-own-requests.ts';
import { useRequestMutations } from './use-request-mutations.ts';

const RequestRoleDialog = lazyPart(() => import('./RequestRoleDialog.tsx'), 'RequestRoleDialog');

/** Where a right is missing: asks for a role that has it, or says that it was asked for. */
export function AccessRequest({ permission }: { readonly permission: Permission }) {
  const roles = rolesFor(permission);
  const { open, requestable } = useOwnRequests(roles);
  const { withdraw } = useRequestMutations();
  const [isAsking, setIsAsking] = useState(false);
  const request = open.find(({ requestedRole }) => roles.includes(requestedRole));
  if (request) {
    return (
      <>
        <p className="w-full text-ink-2">You have asked to be {request.requestedRole}.</p>
        <Button onPress={() => withdraw(request)}>Withdraw request</Button>
      </>
    );
  }
  if (requestable.length === 0) return null;
  return (
    <>
      <Button variant="primary" onPress={() => setIsAsking(true)}>
        Request access
      </Button>
      {isAsking && (
        <Suspense>
          <RequestRoleDialog roles={requestable} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
