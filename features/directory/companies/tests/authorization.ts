import { randomUUID } from 'node:crypto';
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
  'companyProposals.add': {
    input: () => ({ body: { companies: [{ name: 'Matrix Company', url: null }] } }),
    unauthenticated: 401,
    persons: foundry,
  },
  'companyProposals.propose': {
    input: () => ({ body: { companies: [{ name: 'Matrix Proposal', url: null }] } }),
    unauthenticated: 401,
    persons: everybody,
  },
  'companyProposals.list': { unauthenticated: 401, persons: foundry },
  // Of a proposal that does not exist.
  'companyProposals.decide': {
    input: () => ({ params: { id: randomUUID() }, body: { state: 'declined' } }),
    unauthenticated: 401,
    persons: 'any  404 404 403 403 403 403 403 403 403 403',
  },
  'companyValues.list': {
    input: ({ startupId }) => ({ params: { kind: 'startup', id: startupId } }),
    unauthenticated: 401,
    persons: everybody,
  },
  'companyValues.editShared': {
    input: ({ startupId }) => ({
      params: { kind: 'startup', id: startupId },
      body: { values: { city: 'Lund' } },
    }),
    unauthenticated: 401,
    persons: foundry,
  },
  // The foundry edits the shared record; a corporation's people keep values of their own.
  'companyValues.editOwn': {
    input: ({ startupId }) => ({
      params: { kind: 'startup', id: startupId },
      body: { values: { city: 'Lund' } },
    }),
    unauthenticated: 401,
    persons: 'any  403 403 200 200 200 200 200 200 200 403',
  },
  'currencyRates.list': { unauthenticated: 401, persons: foundry },
  'currencyRates.set': {
    input: () => ({ params: { currency: 'EUR' }, body: { usd: 1.1, day: '2026-01-02' } }),
    unauthenticated: 401,
    persons: foundry,
  },
  'currencyRates.remove': {
    input: () => ({ params: { currency: 'EUR' } }),
    unauthenticated: 401,
    persons: foundry,
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
