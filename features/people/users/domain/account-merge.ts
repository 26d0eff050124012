import * as z from 'zod/mini';
import { OpportunityRole } from '#core/domain/authorization/case-role.ts';
import { limits } from '#core/domain/limits.ts';
import { Id, text, Uuid } from '#core/domain/schemas.ts';
import { mergeParts, staysWords, type MergePart, type Stays } from './merge-parts.ts';

const keysOf = <Key extends string>(words: Readonly<Record<Key, string>>) =>
  z.enum(Object.keys(words) as [Key, ...Key[]]);

const Account = z.object({ id: Id, name: z.string(), email: z.string() });
const Named = z.object({ id: Id, name: z.string() });

/** Rows that name the account that goes, and what becomes of them. */
const Part = z.object({
  part: keysOf<MergePart>(mergeParts),
  becomes: z.enum(['moved', 'dropped', 'kept']),
  rows: z.int(),
  /** Of these: about the same thing as a row of the account that stays. */
  coincide: z.int(),
  /** Which of two stays; null: they cannot coincide. */
  stays: z.nullable(keysOf<Stays>(staysWords)),
});
export type MergedPart = z.infer<typeof Part>;

/** What a merge would do. */
export const AccountMerge = z.object({
  source: Account,
  into: Account,
  /** Every table that names the source, also those without a row. */
  parts: z.array(Part),
  /** System roles of the source, and the flag, all of which end. */
  endedRoles: z.array(z.string()),
  /** Case teams on which the account that stays gets a role, or a stronger one. */
  caseRoles: z.array(
    z.object({
      opportunity: Named,
      corporation: Named,
      role: OpportunityRole,
      before: z.nullable(OpportunityRole),
    }),
  ),
});
export type AccountMerge = z.infer<typeof AccountMerge>;

export const AccountMergeRequest = z.strictObject({
  into: Uuid,
  /** The email address of the account that goes, typed. */
  confirmation: text(limits.emailCharacters),
});
export type AccountMergeRequest = z.infer<typeof AccountMergeRequest>;

export const AccountMergeResult = z.object({
  /** The account that stays. */
  userId: Id,
  /** Rows that name it now. */
  moved: z.int(),
});
export type AccountMergeResult = z.infer<typeof AccountMergeResult>;
