import { foundry, person, user } from '#core/tests/expectation-inputs.ts';
import {
  everybody,
  people,
  profiles,
  visibleRows,
  type Expectation,
} from '#core/tests/expectation.ts';
import type { FixtureResources } from '#core/tests/fixture.ts';

const oneself = (own: 200 | 400) => `
      own                ${Array(10).fill(own).join(' ')}
      same corporation   403 403 403 403 403 403 403 403 403 404
      other corporation  403 403 404 404 404 404 404 404 404 404
      missing            404 404 404 404 404 404 404 404 404 404`;

/** A colleague whom the foundry alone may act on. */
const manageable = (done: 200 | 204) =>
  ['own', 'same corporation', 'other corporation', 'missing']
    .map((place) => {
      const status = place === 'missing' ? 404 : done;
      return `${place} ${status} ${status} 403 403 403 403 403 403 403 403`;
    })
    .join('\n');

/** Superusers alone. */
const mergeable = ['own', 'same corporation', 'other corporation', 'missing']
  .map((place) => `${place} ${place === 'missing' ? 404 : 409} 403 403 403 403 403 403 403 403 403`)
  .join('\n');

const champion = ({ newcomerId: userId }: FixtureResources) => ({
  body: { userId, roleName: 'Foundry Champion' },
});

/** Who may call the endpoints of this feature, row by row. */
export const expectations: Readonly<Record<string, Expectation>> = {
  'users.byAuth': {
    input: ({ authId }) => ({ query: { authId } }),
    unauthenticated: 401,
    persons: people,
  },
  'users.getByEmail': {
    input: ({ email }) => ({ query: { email, isFoundryUser: 'true' } }),
    unauthenticated: 401,
    persons: `
      own                200 200 200 200 200 200 200 200 200 404
      same corporation   200 200 200 200 200 200 200 200 200 404
      other corporation  200 200 404 404 404 404 404 404 404 404
      missing            404 404 404 404 404 404 404 404 404 404`,
  },
  'profiles.get': { input: person, unauthenticated: 401, persons: profiles },
  // Oneself, and the foundry.
  'profiles.update': {
    input: ({ userId: id }) => ({ params: { id }, body: { title: 'Changed' } }),
    unauthenticated: 401,
    persons: `
      own                200 200 200 200 200 200 200 200 200 200
      same corporation   200 200 403 403 403 403 403 403 403 404
      other corporation  200 200 404 404 404 404 404 404 404 404
      missing            404 404 404 404 404 404 404 404 404 404`,
  },
  'management.list': { unauthenticated: 401, persons: foundry },
  'management.figures': { unauthenticated: 401, persons: foundry },
  'management.create': {
    input: () => ({
      body: {
        email: 'created@skf.example',
        firstName: 'C',
        lastName: 'D',
        corporationId: null,
        password: 'short',
      },
    }),
    unauthenticated: 401,
    persons: 'any  400 400 403 403 403 403 403 403 403 403',
  },
  // Whose account one may act on is tested with the management.
  'management.changeAccount': {
    input: ({ newcomerId: id }) => ({ params: { id }, body: { isActive: true } }),
    unauthenticated: 401,
    persons: manageable(200),
  },
  'management.account': {
    input: ({ newcomerId: id }) => ({ params: { id } }),
    unauthenticated: 401,
    persons: manageable(200),
  },
  // What becomes of each person is tested with the management.
  'management.act': {
    input: ({ newcomerId }) => ({ body: { userIds: [newcomerId], action: { what: 'enable' } } }),
    unauthenticated: 401,
    persons: foundry,
  },
  'management.endSessions': {
    input: ({ newcomerId: id }) => ({ params: { id } }),
    unauthenticated: 401,
    persons: manageable(204),
  },
  // What it does, and to whom, is tested with the merge: here both are the same account.
  'merges.preview': {
    input: ({ newcomerId: id }) => ({ params: { id }, query: { into: id } }),
    unauthenticated: 401,
    persons: mergeable,
  },
  'merges.merge': {
    input: ({ newcomerId: id }) => ({ params: { id }, body: { into: id, confirmation: 'no' } }),
    unauthenticated: 401,
    persons: mergeable,
  },
  'accounts.deletion': { input: person, unauthenticated: 401, persons: oneself(200) },
  // Whom it deletes is tested with the deletion: here nobody has confirmed it.
  'accounts.remove': {
    input: ({ userId: id }) => ({ params: { id }, body: { confirmation: 'no', collections: [] } }),
    unauthenticated: 401,
    persons: oneself(400),
  },
  // Which people it finds is tested with the search.
  'users.search': {
    input: ({ email, authId }) => ({
      query: { q: email, sameCorporationOnly: 'false', currentAuthId: authId },
    }),
    unauthenticated: 401,
    persons: everybody,
  },
  // Always about the caller, whatever the body claims.
  'users.sync': {
    input: ({ authId, email }) => ({
      body: {
        authId,
        email,
        firstName: 'A',
        lastName: 'Claim',
        photoUrl: null,
        isFoundryUser: true,
      },
    }),
    unauthenticated: 401,
    persons: everybody,
  },
  'roles.list': { unauthenticated: 401, persons: everybody },
  'roles.users': { unauthenticated: 401, persons: foundry },
  // Every pair of actor and role is tested with the roles.
  'roles.assign': { input: champion, unauthenticated: 401, persons: foundry },
  'roles.remove': { input: champion, unauthenticated: 401, persons: foundry },
  'roles.ofUser': { input: user, unauthenticated: 401, persons: people },
  // Whose requests it lists is tested with the requests.
  'roleRequests.list': { unauthenticated: 401, persons: everybody },
  'roleRequests.figures': { unauthenticated: 401, persons: foundry },
  // The Superuser holds it; the roles of an unverified address do not count.
  'roleRequests.create': {
    input: () => ({ body: { requestedRole: 'Superuser', message: 'From the matrix' } }),
    unauthenticated: 401,
    persons: 'any  409 200 200 200 200 200 200 200 200 409',
  },
  // Nobody's: who decides and withdraws is tested with the requests.
  'roleRequests.decide': {
    input: () => ({
      params: { id: '019a0000-0000-7000-8000-00000000dead' },
      body: { status: 'APPROVED' },
    }),
    unauthenticated: 401,
    persons: ['own', 'same corporation', 'other corporation', 'missing']
      .map((place) => `${place} ${'404 '.repeat(10)}`.trim())
      .join('\n'),
  },
  // About others, and what it answers: tested beside it.
  'access.explain': {
    input: ({ opportunityId }) => ({ query: { kind: 'opportunity', id: opportunityId } }),
    unauthenticated: 401,
    persons: visibleRows,
  },
  'access.things': {
    input: () => ({ query: { kind: 'opportunity' } }),
    unauthenticated: 401,
    persons: everybody,
  },
  'photos.set': { input: person, unauthenticated: 401, persons: people },
  'photos.remove': { input: person, unauthenticated: 401, persons: people },
};
