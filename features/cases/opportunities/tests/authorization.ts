import { randomUUID } from 'node:crypto';
import {
  everybody,
  posters,
  publishers,
  visibleRows,
  type Expectation,
  caseManagers,
  caseOwners,
  caseViewers,
} from '#core/tests/expectation.ts';
import { type FixtureResources } from '#core/tests/fixture.ts';
import { corporation, opportunity } from '#core/tests/expectation-inputs.ts';

const teamPlace = ({ opportunityId, newcomerId }: FixtureResources) => ({
  params: { id: opportunityId, userId: newcomerId },
});

/** Who may call the endpoints of this feature, one entry per endpoint. */
export const expectations: Readonly<Record<string, Expectation>> = {
  'opportunities.list': { input: corporation, unauthenticated: 401, persons: everybody },
  'opportunities.facets': { input: corporation, unauthenticated: 401, persons: everybody },
  'opportunities.get': { input: opportunity, unauthenticated: 401, persons: visibleRows },
  'opportunities.create': {
    input: ({ corporationId, cycleId }) => ({
      body: { corporationId, cycleId, name: 'From the matrix' },
    }),
    unauthenticated: 401,
    persons: posters,
  },
  'opportunities.update': {
    input: ({ cycleId, ...resources }) => ({
      ...opportunity(resources),
      body: { cycleId, name: 'Changed by the matrix', version: 1 },
    }),
    unauthenticated: 401,
    persons: caseOwners(200),
  },
  // Each is open already: callers who may close and reopen it get a conflict.
  'opportunities.changeStatus': {
    input: (resources) => ({
      ...opportunity(resources),
      body: { status: 'ACTIVE', reason: 'A test.' },
    }),
    unauthenticated: 401,
    persons: caseOwners(409),
  },
  // Each has submissions, so callers who may remove it get a conflict.
  'opportunities.remove': { input: opportunity, unauthenticated: 401, persons: caseOwners(409) },
  'templates.list': {
    input: ({ corporationId }) => ({ params: { id: corporationId } }),
    unauthenticated: 401,
    persons: visibleRows,
  },
  // There is none of this id: callers who may read templates do not find it.
  'templates.get': {
    input: ({ corporationId, opportunityId }) => ({
      params: { id: corporationId, templateId: opportunityId },
    }),
    unauthenticated: 401,
    persons: visibleRows.replaceAll('200', '404'),
  },
  'templates.save': {
    input: (resources) => ({
      ...opportunity(resources),
      body: { name: `Template ${randomUUID()}` },
    }),
    unauthenticated: 401,
    persons: caseOwners(200),
  },
  'templates.remove': {
    input: ({ corporationId, opportunityId }) => ({
      params: { id: corporationId, templateId: opportunityId },
    }),
    unauthenticated: 401,
    persons: publishers.replaceAll('200', '404'),
  },
  'opportunities.team': { input: opportunity, unauthenticated: 401, persons: caseViewers },
  'opportunities.giveRole': {
    input: (resources) => ({ ...teamPlace(resources), body: { role: 'Analyst' } }),
    unauthenticated: 401,
    persons: caseManagers(200),
  },
  // Leaving is tested in the tests of the team: it would change the personas' roles here.
  'opportunities.leaveTeam': { input: teamPlace, unauthenticated: 401, persons: caseManagers(204) },
};
