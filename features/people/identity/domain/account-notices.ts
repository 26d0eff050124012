import * as z from 'zod/mini';
import { notification } from '#core/domain/events/notification-entry.ts';
import { linkToProfile } from '#core/domain/identity/links.ts';

/** Who did it, by name; null: the operator, or the system itself. */
export const actor = z.nullable(z.string());
export const administrator = 'An administrator';

const accountTitles = {
  activated: () => 'Your account is active again',
  deactivated: () => 'Your account was disabled',
  signedOut: () => 'You were signed out everywhere',
  moved: (corporation: string | null) =>
    corporation === null ? 'You belong to no corporation now' : `You belong to ${corporation} now`,
  administers: (corporation: string | null) =>
    `You are an administrator of ${corporation ?? 'your corporation'} now`,
  administersNot: (corporation: string | null) =>
    `You are no longer an administrator of ${corporation ?? 'your corporation'}`,
  flagged: () => 'You count as Foundry User now',
  unflagged: () => 'You no longer count as Foundry User',
  merged: (_: string | null, email = '') => `The account ${email} was merged into yours`,
} as const;
export type AccountChangeKind = keyof typeof accountTitles;

/** Tells somebody what was done to their account. */
export const accountChanged = notification({
  values: z.object({
    userId: z.string(),
    actor,
    change: z.enum(Object.keys(accountTitles) as [AccountChangeKind, ...AccountChangeKind[]]),
    corporation: z.nullable(z.string()),
    /** The address of the account that was merged into this one. */
    email: z.optional(z.string()),
  }),
  title: ({ change, corporation, email }) => accountTitles[change](corporation, email),
  body: ({ actor, change }) =>
    change === 'merged'
      ? `${actor ?? administrator} merged them. What belonged to it is yours now, and no one can sign in with it any more.`
      : `${actor ?? administrator} changed your account.`,
  link: ({ userId }) => linkToProfile(userId),
  subjectName: () => 'Your account',
  reason: () => 'It is about your own account.',
  channel: 'mail',
  ignoresMute: true,
});
