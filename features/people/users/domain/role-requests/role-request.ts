import * as z from 'zod/mini';
import {
  RoleRequest,
  RoleRequestStatus,
  SystemRoleName,
} from '#core/domain/authorization/system-role.ts';
import { EnteredInstant, Instant, text } from '#core/domain/schemas.ts';
import { roleRequestLimits } from '#features/people/users/domain/limits.ts';

/** Section 3, "Role request", with what its reviewer wrote and decided. */
export const ReviewedRoleRequest = z.extend(RoleRequest, {
  requestedRole: SystemRoleName,
  note: z.nullable(z.string()),
  /** An approved role ends then; null: it has no end. */
  endsAt: z.nullable(Instant),
});
export type ReviewedRoleRequest = z.infer<typeof ReviewedRoleRequest>;

export type RoleRequestStatus = z.infer<typeof RoleRequestStatus>;

export const RoleRequestDraft = z.object({
  requestedRole: SystemRoleName,
  message: z.optional(z.nullable(text(roleRequestLimits.messageCharacters))),
});

/** What a request that is PENDING can become. */
export const RoleRequestDecision = z.object({
  status: z.enum(['APPROVED', 'REJECTED', 'WITHDRAWN']),
  note: z.optional(z.nullable(text(roleRequestLimits.noteCharacters))),
  /** With APPROVED: until when; default: for good. */
  endsAt: z.optional(z.nullable(EnteredInstant)),
});
export type RoleRequestDecision = z.infer<typeof RoleRequestDecision>;
