import * as z from 'zod/mini';
import { SystemRoleName } from '#core/domain/authorization/system-role.ts';
import { Uuid } from '#core/domain/schemas.ts';
import { userLimits } from './limits.ts';

/** What can be done with several people at once. */
export const AccountAction = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('assign'), role: SystemRoleName }),
  z.strictObject({ what: z.literal('remove'), role: SystemRoleName }),
  z.strictObject({ what: z.literal('enable') }),
  z.strictObject({ what: z.literal('disable') }),
  z.strictObject({ what: z.literal('move'), corporationId: z.nullable(Uuid) }),
  z.strictObject({ what: z.literal('sign out') }),
]);
export type AccountAction = z.infer<typeof AccountAction>;

/** Each one once. */
export const ChosenUsers = z.array(Uuid).check(
  z.minLength(1),
  z.maxLength(userLimits.actedOnMost),
  z.refine((ids) => new Set(ids).size === ids.length, 'Each one can be named once.'),
);

/** What became of one of them. */
export const AccountOutcome = z.object({
  userId: z.string(),
  /** `unchanged`: it was so already. */
  outcome: z.enum(['done', 'unchanged', 'refused']),
  /** Why it was refused. */
  reason: z.nullable(z.string()),
});
export type AccountOutcome = z.infer<typeof AccountOutcome>;
