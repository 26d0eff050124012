import type { QueryFilters } from '@tanstack/react-query';
import { personName } from '#core/domain/identity/names.ts';
import * as roles from '#core/domain/identity/role-endpoints.ts';
import { noticeText } from '#core/domain/notices.ts';
import { useRecordMutation } from '#core/web/sync/use-record-mutation.ts';
import { call } from '#core/web/transport/call.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { aboutNeedsYou } from '#features/people/needs-you/web/shared/use-needs-you.ts';
import { decide, figures, list } from '#features/people/users/domain/role-requests/endpoints.ts';
import { roleRequestNotices as notices } from '#features/people/users/domain/notices.ts';
import type {
  ReviewedRoleRequest,
  RoleRequestDecision,
} from '#features/people/users/domain/role-requests/role-request.ts';
import { list as users } from '#features/people/users/domain/management-endpoints.ts';

/** What a role request changes. */
export const aboutRequests: readonly QueryFilters[] = [
  { queryKey: queryKeyOf(list) },
  { queryKey: queryKeyOf(figures) },
  { queryKey: queryKeyOf(users) },
  { queryKey: queryKeyOf(roles.ofUser) },
  aboutNeedsYou,
];

interface Decided {
  readonly request: ReviewedRoleRequest;
  readonly decision: RoleRequestDecision;
}

function noticeOf({ request, decision }: Decided): string {
  if (decision.status === 'WITHDRAWN') return notices['roleRequest.withdrawn'];
  const about = { name: personName(request.requester), role: request.requestedRole };
  return decision.status === 'APPROVED'
    ? noticeText(notices['roleRequest.approved'], about)
    : noticeText(notices['roleRequest.rejected'], about);
}

/** Approves, rejects and withdraws. After a refusal, such as of a second reviewer, the list is read again. */
export function useRequestMutations() {
  const { mutate } = useRecordMutation({
    record: ({ request }: Decided) => `role request ${request.id}`,
    send: ({ request, decision }) => call(decide, { params: { id: request.id }, body: decision }),
    shownIn: [{ queryKey: queryKeyOf(list) }],
    notice: (_, decided) => noticeOf(decided),
    refetched: aboutRequests,
  });
  return {
    decide: (request: ReviewedRoleRequest, decision: RoleRequestDecision) =>
      mutate({ request, decision }),
    withdraw: (request: ReviewedRoleRequest) =>
      mutate({ request, decision: { status: 'WITHDRAWN' } }),
  };
}
