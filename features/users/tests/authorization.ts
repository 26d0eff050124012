import { person } from '#core/tests/expectation-inputs.ts';
import { everybody, people, profiles, type Expectation } from '#core/tests/expectation.ts';

const oneself = (own: 200 | 400) => `
      own                ${Array(10).fill(own).join(' ')}
      same corporation   403 403 403 403 403 403 403 403 403 404
      other corporation  403 403 404 404 404 404 404 404 404 404
      missing            404 404 404 404 404 404 404 404 404 404`;

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
};
