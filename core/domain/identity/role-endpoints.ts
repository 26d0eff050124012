import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import {
  AssignedSystemRole,
  SystemRole,
  SystemRoleName,
  UserRoleLink,
} from '#core/domain/authorization/system-role.ts';
import { EnteredInstant, Uuid } from '#core/domain/schemas.ts';
import { UserWithRoles } from './user.ts';

/** @public Sections 3 and 7. */
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

/** Section 7. However many there are: it is written as it is read. */
export const users = endpoint({
  method: 'GET',
  path: '/system-roles/users',
  summary: 'All users with their system roles.',
  may: 'manageSystemRoles',
  answer: z.array(UserWithRoles),
  streamsRows: true,
  kind: 'search',
});

const roleOfUser = { userId: Uuid, roleName: SystemRoleName };

/** Section 7. An empty item: the user holds the role already, and nothing has happened. */
export const assign = endpoint({
  method: 'POST',
  path: '/system-roles/assign',
  summary: 'Gives a system role, for good or until a day. Held already, the answer is empty.',
  may: 'manageSystemRoles',
  body: z.object({ ...roleOfUser, endsAt: z.optional(z.nullable(EnteredInstant)) }),
  answer: z.union([UserRoleLink, z.strictObject({})]),
});

/** Section 7. */
export const remove = endpoint({
  method: 'POST',
  path: '/system-roles/remove',
  summary: 'Takes a system role away.',
  may: 'manageSystemRoles',
  body: z.object(roleOfUser),
  answer: z.object({
    /** False: the user did not hold it. */
    isRemoved: z.boolean(),
    /** The flag isFoundryUser makes the user foundry, with or without the role. */
    isFoundryByFlag: z.boolean(),
  }),
});
