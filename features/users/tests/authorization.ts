import { everybody, people, type Expectation } from '#core/tests/expectation.ts';

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
