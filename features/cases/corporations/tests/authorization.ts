import { randomUUID } from 'node:crypto';
import {
  everybody,
  foundryOnly,
  ownCorporation,
  publishers,
  visibleRows,
  type Expectation,
} from '#core/tests/expectation.ts';
import { foundry, user } from '#core/tests/expectation-inputs.ts';
import type { FixtureResources } from '#core/tests/fixture.ts';

const inCorporation = ({ corporationId }: FixtureResources) => ({ params: { id: corporationId } });
/** A wrong version: permitted, but nothing changes for the cases below. */
const outdated = foundryOnly(409);
const asAdministrator = ({ corporationId, newcomerId }: FixtureResources) => ({
  params: { id: corporationId, userId: newcomerId },
});
/** The foundry, with somebody of SKF. */
const onlySkf = (there: number, elsewhere: number) => `
  own                ${there} ${there} 403 403 403 403 403 403 403 404
  same corporation   ${there} ${there} 403 403 403 403 403 403 403 404
  other corporation  ${elsewhere} ${elsewhere} 404 404 404 404 404 404 404 404
  missing            404 404 404 404 404 404 404 404 404 404`;
const ofCycle = ({ corporationId, cycleId }: FixtureResources) => ({
  params: { id: corporationId, cycleId },
});

/** Who may call the endpoints of this feature, row by row. */
export const expectations: Readonly<Record<string, Expectation>> = {
  'corporations.list': { unauthenticated: 401, persons: everybody },
  'corporations.ofUser': {
    input: user,
    unauthenticated: 401,
    persons: `
      own                200 200 200 200 200 200 200 200 200 200
      same corporation   200 200 404 404 404 404 404 404 404 404
      other corporation  200 200 404 404 404 404 404 404 404 404
      missing            200 200 404 404 404 404 404 404 404 404`,
  },

  'organisations.list': { unauthenticated: 401, persons: everybody },
  'organisations.get': {
    input: ({ corporationId }) => ({ params: { id: corporationId } }),
    unauthenticated: 401,
    persons: visibleRows,
  },
  'corporations.cycles': {
    input: ({ corporationId }) => ({ params: { id: corporationId } }),
    unauthenticated: 401,
    persons: visibleRows,
  },
  'corporations.form': {
    input: ({ corporationId }) => ({ params: { id: corporationId } }),
    unauthenticated: 401,
    persons: visibleRows,
  },
  'corporations.addCycle': {
    input: ({ corporationId }) => ({
      params: { id: corporationId },
      body: {
        name: `Cycle ${randomUUID()}`,
        startDate: '2030-01-01T00:00:00Z',
        endDate: '2030-06-01T00:00:00Z',
      },
    }),
    unauthenticated: 401,
    persons: publishers,
    administrator: ownCorporation(200),
  },

  'corporationSettings.list': { unauthenticated: 401, persons: foundry },
  'corporationSettings.create': {
    input: () => ({
      body: { name: 'New', slug: `new-${randomUUID()}`, introduction: null, domains: [] },
    }),
    unauthenticated: 401,
    persons: foundry,
  },
  'corporationSettings.get': {
    input: inCorporation,
    unauthenticated: 401,
    persons: foundryOnly(200),
    administrator: ownCorporation(200),
  },
  'corporationSettings.change': {
    input: (resources) => ({
      ...inCorporation(resources),
      body: { name: 'X', slug: 'x-y', introduction: null, domains: [], version: 0 },
    }),
    unauthenticated: 401,
    persons: outdated,
  },
  'corporationSettings.setPublicPage': {
    input: (resources) => ({
      ...inCorporation(resources),
      body: { igniteEnabled: false, headline: null, accent: null, questions: [], version: 0 },
    }),
    unauthenticated: 401,
    persons: outdated,
    administrator: ownCorporation(409),
  },
  'corporationSettings.setLegalTexts': {
    input: (resources) => ({
      ...inCorporation(resources),
      body: { privacy: null, terms: null, imprint: null, version: 0 },
    }),
    unauthenticated: 401,
    persons: outdated,
    administrator: ownCorporation(409),
  },
  'corporationSettings.setStages': {
    input: (resources) => ({
      ...inCorporation(resources),
      body: {
        stages: [
          { name: 'New', from: 'New' },
          { name: 'Declined', from: 'Declined', isRefusal: true },
        ],
        moves: [],
        version: 0,
      },
    }),
    unauthenticated: 401,
    persons: outdated,
    administrator: ownCorporation(409),
  },
  'corporationSettings.setLogo': {
    input: inCorporation,
    unauthenticated: 401,
    persons: foundryOnly(200),
    administrator: ownCorporation(200),
  },
  'corporationSettings.removeLogo': {
    input: inCorporation,
    unauthenticated: 401,
    persons: foundryOnly(200),
    administrator: ownCorporation(200),
  },
  'corporationSettings.deletion': {
    input: inCorporation,
    unauthenticated: 401,
    persons: foundryOnly(200),
  },
  'corporationSettings.remove': {
    input: (resources) => ({ ...inCorporation(resources), query: { version: '0' } }),
    unauthenticated: 401,
    persons: outdated,
  },
  'corporationSettings.restore': {
    input: inCorporation,
    unauthenticated: 401,
    persons: foundryOnly(200),
  },
  'corporationSettings.changeCycle': {
    input: (resources) => ({
      ...ofCycle(resources),
      body: {
        name: `Cycle ${randomUUID()}`,
        startDate: '2020-01-01T00:00:00Z',
        endDate: '2090-06-01T00:00:00Z',
      },
    }),
    unauthenticated: 401,
    persons: publishers,
    administrator: ownCorporation(200),
  },
  'corporationSettings.removeCycle': {
    input: ofCycle,
    unauthenticated: 401,
    // Permitted, but opportunities are in it.
    persons: publishers.replaceAll('200', '409'),
    administrator: ownCorporation(409),
  },

  'administrators.list': {
    input: inCorporation,
    unauthenticated: 401,
    persons: foundryOnly(200),
    administrator: ownCorporation(200),
  },
  // The newcomer is of SKF.
  'administrators.add': {
    input: asAdministrator,
    unauthenticated: 401,
    persons: onlySkf(204, 409),
  },
  'administrators.remove': {
    input: asAdministrator,
    unauthenticated: 401,
    persons: onlySkf(204, 204),
  },
};
