import * as z from 'zod/mini';
import { RoleRequestStatus } from '#core/domain/authorization/system-role.ts';
import { endpoint } from '#core/domain/endpoint.ts';
import { pageQuery, paginated, Uuid } from '#core/domain/schemas.ts';
import { ReviewedRoleRequest, RoleRequestDecision, RoleRequestDraft } from './role-request.ts';

export const list = endpoint({
  method: 'GET',
  path: '/role-requests',
  summary: 'Role requests, newest first: for the foundry all, for everyone else their own.',
  may: 'signedIn',
  query: z.object({
    status: z.optional(RoleRequestStatus),
    /** Only those that wait for the reader, who may decide them. */
    needsYou: z.optional(z.literal('true')),
    scope: z._default(z.enum(['all', 'own']), 'all'),
    ...pageQuery,
  }),
  answer: paginated(ReviewedRoleRequest),
  paginated: true,
});

export const figures = endpoint({
  method: 'GET',
  path: '/role-requests/figures',
  summary: 'How many role requests wait for a decision.',
  may: 'manageSystemRoles',
  answer: z.object({ pending: z.int() }),
});

export const create = endpoint({
  method: 'POST',
  path: '/role-requests',
  summary: 'Asks for a system role. One request for each role is open at a time.',
  may: 'signedIn',
  body: RoleRequestDraft,
  answer: ReviewedRoleRequest,
});

export const decide = endpoint({
  method: 'PUT',
  path: '/role-requests/{id}',
  summary:
    'Approves or rejects a request, or withdraws one’s own. Decided already: 409, with its state.',
  may: 'signedIn',
  params: z.object({ id: Uuid }),
  body: RoleRequestDecision,
  answer: ReviewedRoleRequest,
});
