import * as z from 'zod/mini';
import { limits } from '#core/domain/limits.ts';
import { Id, text, Uuid } from '#core/domain/schemas.ts';
import { userLimits } from './limits.ts';

/** The name that everything a deleted person wrote is signed with. */
export const formerMember = { firstName: 'Former', lastName: 'member' } as const;
export const formerMemberName = `${formerMember.firstName} ${formerMember.lastName}`;

/** The address in place of a deleted person's: of a domain that can never have mail (RFC 2606). */
export const formerAddress = (userId: string): string => `former-${userId}@former.invalid`;

const Named = z.object({ id: Id, name: z.string() });

/** What is decided or handed over before an account can be deleted. */
export const AccountDeletion = z.object({
  /** The person's own collections: each goes to one of these people, or is deleted. */
  collections: z.array(
    z.object({ id: Id, name: z.string(), companies: z.int(), people: z.array(Named) }),
  ),
  isLastSuperuser: z.boolean(),
  /** Opportunities without another Case Owner. */
  lastOwnerOf: z.array(Named),
});
export type AccountDeletion = z.infer<typeof AccountDeletion>;

export const AccountDeletionRequest = z.object({
  /** The person's own email address, typed. */
  confirmation: text(limits.emailCharacters),
  collections: z
    .array(z.object({ id: Uuid, to: z.nullable(Uuid) }))
    .check(z.maxLength(userLimits.collectionsMost)),
});
export type AccountDeletionRequest = z.infer<typeof AccountDeletionRequest>;

export const isConfirmed = (confirmation: string, email: string): boolean =>
  confirmation.trim().toLowerCase() === email.toLowerCase();
