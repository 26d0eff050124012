import * as z from 'zod/mini';
import { SystemRoleName } from '#core/domain/authorization/system-role.ts';
import { declareEvents } from '#core/domain/events/events.ts';
import { notification } from '#core/domain/events/notification-entry.ts';
import { linkToProfile } from '#core/domain/identity/links.ts';
import { linkToRoleRequests } from '#features/people/users/domain/links.ts';

const role = SystemRoleName;
const note = z.nullable(z.string());

const roleRequested = notification({
  values: z.object({ requestId: z.string(), role, requester: z.string(), message: note }),
  title: ({ requester, role }) => `${requester} asks to be ${role}`,
  body: ({ message }) => message,
  link: () => linkToRoleRequests,
  replaces: ({ requestId }) => requestId,
  subjectName: ({ requester }) => `Role request of ${requester}`,
  reason: ({ role }) => `You may assign the role ${role}.`,
});

const roleRequestDecided = notification({
  values: z.object({
    userId: z.string(),
    role,
    actor: z.string(),
    note,
    isApproved: z.boolean(),
  }),
  title: ({ role, isApproved }) =>
    isApproved ? `You are ${role} now` : `Your request to be ${role} was rejected`,
  body: ({ actor, note, isApproved }) =>
    note ?? `${actor} ${isApproved ? 'approved' : 'rejected'} your request.`,
  link: ({ userId }) => linkToProfile(userId),
  subjectName: () => 'Your role request',
  reason: () => 'You asked for this role.',
  channel: 'mail',
  ignoresMute: true,
});

const ofRequest = { subject: 'roleRequest' } as const;

export const roleRequestEvents = declareEvents({
  'roleRequest.created': {
    ...ofRequest,
    history: 'asked for a role',
    details: z.object({ role }),
    notifies: { 'role requested': roleRequested },
  },
  'roleRequest.withdrawn': {
    ...ofRequest,
    history: 'withdrew the role request',
    details: z.object({ role }),
  },
  'roleRequest.decided': {
    ...ofRequest,
    history: 'decided the role request of {person}',
    details: z.object({ role, userId: z.string(), isApproved: z.boolean(), note }),
    person: 'userId',
    notifies: { 'role request decided': roleRequestDecided },
  },
});
