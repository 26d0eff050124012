import * as z from 'zod/mini';
import { SystemRoleName } from '#core/domain/authorization/system-role.ts';
import { notification } from '#core/domain/events/notification-entry.ts';
import { actor, administrator } from '#features/people/identity/domain/account-notices.ts';
import { linkToProfile } from '#core/domain/identity/links.ts';

const dayText = (at: string): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at));

const roleTitles = {
  assigned: (role: string) => `You are ${role} now`,
  removed: (role: string) => `You are no longer ${role}`,
  ended: (role: string) => `Your role ${role} has ended`,
} as const;

/** Tells somebody that a system role was given to them, or is theirs no more. */
export const systemRoleChanged = notification({
  values: z.object({
    userId: z.string(),
    role: SystemRoleName,
    actor,
    change: z.enum(['assigned', 'removed', 'ended']),
    endsAt: z.nullable(z.string()),
  }),
  title: ({ role, change }) => roleTitles[change](role),
  body: ({ change, actor, endsAt }) => {
    if (change === 'ended') return 'It was given with an end date.';
    if (change === 'removed') return `${actor ?? administrator} removed the role.`;
    const until = endsAt === null ? '' : ` until ${dayText(endsAt)}`;
    return `${actor ?? administrator} assigned the role to you${until}.`;
  },
  link: ({ userId }) => linkToProfile(userId),
  subjectName: () => 'Your account',
  reason: () => 'It concerns your own roles.',
  channel: 'mail',
  ignoresMute: true,
});
