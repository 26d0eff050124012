import { everybody, type Expectation } from '#core/tests/expectation.ts';
import { foundry } from '#core/tests/expectation-inputs.ts';

/** Who may call the endpoints of this feature, row by row. */
export const expectations: Readonly<Record<string, Expectation>> = {
  'companies.lookup': {
    input: ({ startupId }) => ({ body: { refs: [{ kind: 'startup', id: startupId }] } }),
    unauthenticated: 401,
    persons: everybody,
  },
  'recognition.recognise': {
    input: () => ({ body: { entries: [{ name: 'Acme', domain: null }] } }),
    unauthenticated: 401,
    persons: everybody,
  },
  'companies.get': {
    input: ({ startupId }) => ({ params: { kind: 'startup', id: startupId } }),
    unauthenticated: 401,
    persons: everybody,
  },
  // Appearances differ by viewer: see the tests of appearances.
  'companies.appearances': {
    input: ({ startupId }) => ({ params: { kind: 'startup', id: startupId } }),
    unauthenticated: 401,
    persons: everybody,
  },
  'companyMatches.records': {
    input: ({ startupId }) => ({ params: { kind: 'startup', id: startupId } }),
    unauthenticated: 401,
    persons: everybody,
  },
  'companyMatches.suggestions': { unauthenticated: 401, persons: foundry },
  'companyMatches.decide': {
    input: ({ matchId }) => ({
      params: { id: matchId },
      body: { state: 'suggested', was: 'suggested' },
    }),
    unauthenticated: 401,
    persons: `
      own                200 200 403 403 403 403 403 403 403 403
      same corporation   200 200 403 403 403 403 403 403 403 403
      other corporation  200 200 403 403 403 403 403 403 403 403
      missing            404 404 403 403 403 403 403 403 403 403`,
  },
  'companies.similar': {
    input: ({ startupId }) => ({ params: { kind: 'startup', id: startupId } }),
    unauthenticated: 401,
    persons: everybody,
  },
  'companies.find': {
    input: () => ({ query: { q: 'a' } }),
    unauthenticated: 401,
    persons: everybody,
  },
};
