import * as z from 'zod/mini';
import { Id, Instant } from '#core/domain/schemas.ts';

/** Section 6, "System roles". */
export const systemRoleNames = ['Superuser', 'Foundry User', 'Foundry Champion'] as const;
export const SystemRoleName = z.enum(systemRoleNames);
export type SystemRoleName = z.infer<typeof SystemRoleName>;

/** Section 3, "System role". */
export const SystemRole = z.object({
  id: Id,
  name: z.string(),
  description: z.nullable(z.string()),
  createdAt: Instant,
  updatedAt: Instant,
});
export type SystemRole = z.infer<typeof SystemRole>;

/** Section 3, "User's assigned system role". */
export const AssignedSystemRole = z.object({
  id: Id,
  name: z.string(),
  description: z.nullable(z.string()),
  assignedAt: Instant,
});
export type AssignedSystemRole = z.infer<typeof AssignedSystemRole>;

/**
 * Section 3, "User-role link".
 * @public of the specification
 */
export const UserRoleLink = z.object({
  id: Id,
  userId: Id,
  systemRoleId: Id,
  createdAt: Instant,
  updatedAt: z.nullable(Instant),
});
export type UserRoleLink = z.infer<typeof UserRoleLink>;

const Requester = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
});

/**
 * Section 3, "Role request"; the statuses are ours.
 * @public of the specification
 */
export const RoleRequestStatus = z.enum(['PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN']);
/** @public of the specification */
export const RoleRequest = z.object({
  id: Id,
  requestedRole: z.string(),
  message: z.nullable(z.string()),
  status: RoleRequestStatus,
  createdAt: Instant,
  reviewedAt: z.nullable(Instant),
  requester: Requester,
  reviewedBy: z.nullable(Requester),
});
export type RoleRequest = z.infer<typeof RoleRequest>;
