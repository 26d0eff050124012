import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { Uuid } from '#core/domain/schemas.ts';
import { AssignedSystemRole, SystemRole } from '#core/domain/authorization/system-role.ts';

/** @public Section 3 and 7 of the specification. */
export const list = endpoint({
  method: 'GET',
  path: '/system-roles',
  summary: 'The system roles there are.',
  may: 'signedIn',
  answer: z.array(SystemRole),
});

/** Section 7. Everybody may read their own roles; who manages system roles, everybody's. */
export const ofUser = endpoint({
  method: 'GET',
  path: '/system-roles/users/{userId}/roles',
  summary: 'The system roles a user holds.',
  may: 'signedIn',
  params: z.object({ userId: Uuid }),
  answer: z.array(AssignedSystemRole),
});
