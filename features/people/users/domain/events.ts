import * as z from 'zod/mini';
import { declareEvents } from '#core/domain/events/events.ts';
import { accountChanged } from '#features/people/identity/domain/account-notices.ts';
import { systemRoleChanged } from './role-notices.ts';

const role = z.string();
const ofRole = {
  subject: 'user',
  notifies: { 'system role changed': systemRoleChanged },
} as const;
const ofAccount = { subject: 'user', notifies: { 'account changed': accountChanged } } as const;
const ofAdministrator = {
  ...ofAccount,
  details: z.object({ corporationId: z.string(), corporation: z.string() }),
} as const;

export const userEvents = declareEvents({
  'user.synced': { subject: 'user', history: 'signed in for the first time' },
  'user.created': {
    subject: 'user',
    history: 'created the account',
    details: z.object({ corporationId: z.nullable(z.string()) }),
  },
  'user.moved': {
    ...ofAccount,
    history: 'moved the person to another corporation',
    details: z.object({ from: z.nullable(z.string()), to: z.nullable(z.string()) }),
  },
  'user.flagChanged': {
    ...ofAccount,
    history: 'changed the foundry flag',
    details: z.object({ isFoundryUser: z.boolean() }),
  },
  'user.profileChanged': {
    subject: 'user',
    history: 'changed the profile',
    details: z.object({ fields: z.array(z.string()) }),
  },
  'user.merged': {
    subject: 'user',
    history: 'merged the account into {person}',
    person: 'into',
    details: z.object({
      into: z.string(),
      email: z.string(),
      moved: z.record(z.string(), z.int()),
    }),
  },
  'user.mergedInto': {
    subject: 'user',
    history: 'merged another account into this one',
    details: z.object({ from: z.string(), email: z.string() }),
    notifies: { 'account changed': accountChanged },
    changesOwn: true,
  },
  'user.deleted': { subject: 'user', history: 'deleted the account' },
  'administrator.added': {
    ...ofAdministrator,
    history: 'added the administrator',
  },
  'administrator.removed': {
    ...ofAdministrator,
    history: 'removed the administrator',
  },
  'role.assigned': {
    ...ofRole,
    history: 'gave the role',
    details: z.object({ role, endsAt: z.optional(z.nullable(z.string())) }),
  },
  'role.removed': {
    ...ofRole,
    history: 'took the role away',
    details: z.object({ role }),
  },
  'role.ended': {
    ...ofRole,
    history: 'held the role until its end date',
    details: z.object({ role }),
  },
});
