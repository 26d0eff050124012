import { randomUUID } from 'node:crypto';
import {
  everybody,
  foundryOnly,
  nobody,
  ownCorporation,
  type Expectation,
} from '#core/tests/expectation.ts';
import type { FixtureResources } from '#core/tests/fixture.ts';

const all = (status: number) => `any ${` ${status}`.repeat(10)}`;
/** The same for everybody, with and without an account. */
const everywhere = (status: number) =>
  ['own', 'same corporation', 'other corporation', 'missing']
    .map((place) => `${place} ${` ${status}`.repeat(10)}`)
    .join('\n');
/** A key that no email has named. */
const key = 'a-key-that-nobody-was-sent';
const wrong = 'not the password';
const missing = { params: { id: 'missing' } };
const inCorporation = ({ corporationId }: FixtureResources) => ({ params: { id: corporationId } });

/** Who may call the endpoints of this feature, row by row. */
export const expectations: Readonly<Record<string, Expectation>> = {
  // By the session cookie alone: a bearer token is not accepted.
  'identity.token': { unauthenticated: 401, persons: nobody },

  // Always about the caller: no input names anybody else.
  'account.security': { unauthenticated: 401, persons: everybody },
  'account.changePassword': {
    input: () => ({ body: { current: wrong, password: 'Gr8-lantern-moss' } }),
    unauthenticated: 401,
    persons: all(400),
  },
  'account.changeEmail': {
    input: () => ({ body: { email: 'someone.new@skf.example', password: wrong } }),
    unauthenticated: 401,
    persons: all(400),
  },
  // No provider has another address for them.
  'account.followProvider': { unauthenticated: 401, persons: all(400) },
  // No mail server is set.
  'account.sendVerification': {
    unauthenticated: 401,
    persons: all(409),
  },
  'account.sendPasswordLink': { unauthenticated: 401, persons: all(409) },
  'account.confirmEmail': {
    input: () => ({ body: { key } }),
    unauthenticated: 401,
    persons: all(410),
  },
  'account.endSession': { input: () => missing, unauthenticated: 401, persons: all(404) },
  'account.endSessions': {
    input: () => ({ query: { scope: 'others' } }),
    unauthenticated: 401,
    persons: all(204),
  },
  'account.removePasskey': { input: () => missing, unauthenticated: 401, persons: all(404) },

  // Without a mail server, with the link in the answer.
  'invitations.invite': {
    input: ({ corporationId }) => ({
      body: { email: 'invited@skf.example', firstName: 'In', lastName: 'Vited', corporationId },
    }),
    unauthenticated: 401,
    persons: 'any  200 200 403 403 403 403 403 403 403 403',
  },
  'invitations.lookup': {
    input: () => ({ body: { emails: ['owner@skf.example'] } }),
    unauthenticated: 401,
    persons: 'any  200 200 403 403 403 403 403 403 403 403',
  },

  'invitations.list': {
    unauthenticated: 401,
    persons: 'any  200 200 403 403 403 403 403 403 403 403',
  },
  // Nobody was invited.
  'invitations.revoke': {
    input: ({ newcomerId: id }) => ({ params: { id } }),
    unauthenticated: 401,
    persons: ['own', 'same corporation', 'other corporation', 'missing']
      .map((place) => `${place} 404 404 403 403 403 403 403 403 403 403`)
      .join('\n'),
  },

  'corporationInvitations.list': {
    input: inCorporation,
    unauthenticated: 401,
    persons: foundryOnly(200),
    administrator: ownCorporation(200),
  },
  'corporationInvitations.invite': {
    input: (resources) => ({
      ...inCorporation(resources),
      body: { email: `invited-${randomUUID()}@guests.example`, firstName: 'In', lastName: 'Vited' },
    }),
    unauthenticated: 401,
    persons: foundryOnly(200),
    administrator: ownCorporation(200),
  },
  'corporationInvitations.lookup': {
    input: (resources) => ({
      ...inCorporation(resources),
      body: { emails: ['owner@skf.example'] },
    }),
    unauthenticated: 401,
    persons: foundryOnly(200),
    administrator: ownCorporation(200),
  },
  // Nobody was invited.
  'corporationInvitations.revoke': {
    input: ({ corporationId, newcomerId }) => ({
      params: { id: corporationId, userId: newcomerId },
    }),
    unauthenticated: 401,
    persons: foundryOnly(409).replaceAll('409', '404'),
    administrator: '404 404 404 404',
  },

  // By the key of a mail.
  'accountLinks.requestReset': {
    input: () => ({ body: { email: 'nobody@skf.example' } }),
    unauthenticated: 'as persons',
    persons: everywhere(200),
  },
  'accountLinks.readLink': {
    input: () => ({ body: { key } }),
    unauthenticated: 'as persons',
    persons: everywhere(410),
  },
  'accountLinks.setPassword': {
    input: () => ({ body: { key, password: 'Gr8-lantern-moss' } }),
    unauthenticated: 'as persons',
    persons: everywhere(410),
  },
};
