import { randomUUID } from 'node:crypto';
import {
  caseVoices,
  everybody,
  integrators,
  visibleRows,
  type Expectation,
} from '#core/tests/expectation.ts';
import { champions, corporation, project, submission } from '#core/tests/expectation-inputs.ts';
import type { FixtureResources } from '#core/tests/fixture.ts';

const part =
  (of: (resources: FixtureResources) => string, body?: object) =>
  (resources: FixtureResources) => ({
    params: { id: resources.projectId, partId: of(resources) },
    ...(body && { body }),
  });
const on = (body: object) => (resources: FixtureResources) => ({ ...project(resources), body });
const member = ({ projectId, userId }: FixtureResources) => ({
  params: { id: projectId, userId },
});
const last = ({ lastProjectId }: FixtureResources) => ({ params: { id: lastProjectId } });

/** Foundry, and case roles other than Observer on its opportunity; the owner is tested apart. */
const editors = (input: Expectation['input'], done: 200 | 204 | 409 = 200): Expectation => ({
  ...(input && { input }),
  unauthenticated: 401,
  persons: caseVoices(done),
});

// Nothing differs from what is stored, so that the version does not matter.
const unchanged = { version: 1 };
const [day, reason] = ['2026-05-04', 'A test.'];
const milestone = ({ milestoneId }: FixtureResources) => milestoneId;
const update = ({ updateId }: FixtureResources) => updateId;
const risk = ({ riskId }: FixtureResources) => riskId;
const decision = ({ projectDecisionId }: FixtureResources) => projectDecisionId;

/** The same in every call, since answers are compared. */
const missingId = '018f0000-0000-7000-8000-000000000000';

/** Who may call the endpoints of this feature, one entry per endpoint. */
export const expectations: Readonly<Record<string, Expectation>> = {
  'projects.list': { input: corporation, unauthenticated: 401, persons: everybody },
  'projects.board': { input: corporation, unauthenticated: 401, persons: everybody },
  'projects.facets': { input: corporation, unauthenticated: 401, persons: everybody },
  'projects.figures': { input: corporation, unauthenticated: 401, persons: everybody },
  'projects.get': { input: project, unauthenticated: 401, persons: visibleRows },
  'projects.ofSubmission': { input: submission, unauthenticated: 401, persons: visibleRows },
  'projects.create': editors(({ opportunityId }) => ({
    body: { opportunityId, name: 'Started by the matrix' },
  })),
  'projects.update': editors(on(unchanged)),
  'projects.remove': editors(last, 204),
  'projects.restore': editors(last),

  'projectParts.addMilestone': editors(on({ name: 'Of the matrix', dueDate: day })),
  'projectParts.changeMilestone': editors(part(milestone, unchanged)),
  'projectParts.removeMilestone': editors(part(milestone)),
  'projectParts.updates': { input: project, unauthenticated: 401, persons: visibleRows },
  'projectParts.addUpdate': editors(on({ body: 'Of the matrix' })),
  'projectParts.changeUpdate': editors(part(update, unchanged)),
  'projectParts.removeUpdate': editors(part(update)),
  'projectParts.addRisk': editors(on({ title: 'Of the matrix', severity: 'low' })),
  'projectParts.changeRisk': editors(part(risk, unchanged)),
  'projectParts.removeRisk': editors(part(risk)),
  'projectParts.addDecision': editors(on({ title: 'Of the matrix', decidedOn: day })),
  'projectParts.changeDecision': editors(part(decision, unchanged)),
  'projectParts.removeDecision': editors(part(decision)),
  'projectParts.putMember': editors((resources) => ({
    ...member(resources),
    body: { role: null },
  })),
  'projectParts.removeMember': editors(member),

  // The pilot was decided: callers who may change its charter get a conflict.
  'pilotCharter.write': editors(
    ({ userId, ...resources }) =>
      on({
        criteria: [{ name: 'One', target: '1' }],
        decisionDate: day,
        ownerId: userId,
        companyOwner: 'Ann',
        version: 1,
      })({ userId, ...resources }),
    409,
  ),
  'pilotCharter.recordResult': editors(
    ({ projectId, criterionId }) => ({
      params: { id: projectId, criterionId },
      body: { result: '1', isMet: true },
    }),
    409,
  ),
  'pilotCharter.decide': editors(on({ outcome: 'scale', reason }), 409),
  'pilotCharter.extend': editors(on({ decisionDate: '2027-01-01', reason }), 409),
  'externalProjects.sync': {
    input: ({ corporationId }) => ({
      params: { source: 'Matrix', externalId: 'm-1' },
      query: { corporationId },
      body: { name: 'From the matrix', updatedAt: '2026-01-01T00:00:00Z' },
    }),
    unauthenticated: 401,
    persons: integrators(200),
  },
  'externalProjects.syncMany': {
    input: ({ corporationId }) => ({
      params: { source: 'Matrix' },
      query: { corporationId },
      body: { items: [{ externalId: 'm-2', name: 'Two', updatedAt: '2026-01-01T00:00:00Z' }] },
    }),
    unauthenticated: 401,
    persons: integrators(200),
  },
  'externalProjects.errors': { unauthenticated: 401, persons: champions },
  'externalProjects.sources': { unauthenticated: 401, persons: champions },
  // Of a source that does not exist; whose sources one sees is tested with the synchronisation.
  'externalProjects.setMasters': {
    input: () => ({ params: { id: randomUUID() }, body: { masters: [] } }),
    unauthenticated: 401,
    persons: `any  ${Array(10).fill(404).join(' ')}`,
  },
  // Of a project that does not exist.
  'externalProjects.origin': {
    // No project of an external system: what one sees of those, external-projects.test.ts asks.
    input: () => ({ params: { id: missingId } }),
    unauthenticated: 401,
    persons: `any  ${Array(10).fill(404).join(' ')}`,
  },
};
