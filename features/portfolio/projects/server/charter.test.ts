import { expect, test } from 'vitest';
import { ofProject as history } from '#features/cases/activity/domain/endpoints.ts';
import * as charters from '#features/portfolio/projects/domain/charter-endpoints.ts';
import * as endpoints from '#features/portfolio/projects/domain/endpoints.ts';
import type { ProjectPage } from '#features/portfolio/projects/domain/project-page.ts';
import {
  at,
  codeOf as code,
  openProjects,
} from '#features/portfolio/projects/tests/open-projects.ts';

const { owner, ownerId, norrlandId, make } = await openProjects();

const draft = {
  criteria: [
    { name: 'Drift', target: '< 0.5', unit: '%', source: 'Rig 3' },
    { name: 'Uptime', target: '≥ 98', unit: '%' },
  ],
  decisionDate: '2026-09-01',
  ownerId,
  companyOwner: 'Ann Chen',
};
const write = (project: ProjectPage, more: object = {}) =>
  owner.try(charters.write, { ...at(project), body: { ...draft, version: 0, ...more } });
const move = (project: ProjectPage, more: object = {}) =>
  owner.try(endpoints.update, {
    ...at(project),
    body: { version: project.version, phase: 'Pilot', ...more },
  });
const pageOf = (reply: { status: number; body: unknown }): ProjectPage => {
  expect(reply.status).toBe(200);
  return reply.body as ProjectPage;
};
async function begun() {
  const project = await make();
  await write(project);
  return pageOf(await move(project));
}

test('a pilot does not begin without a charter', async () => {
  const project = await make();
  const refused = await move(project);
  expect([refused.status, code(refused)]).toEqual([409, 'project.charterMissing']);
  expect((await move(project, { reason: '  ' })).status).toBe(409);
  await write(project);
  expect(pageOf(await move(project)).phase).toBe('Pilot');
});

test('a reason overrides it, and stands in the history', async () => {
  const project = await make();
  expect(pageOf(await move(project, { reason: 'Agreed by phone.' })).phase).toBe('Pilot');
  const { data } = await owner.ask(history, at(project));
  expect(data.find(({ kind }) => kind === 'project.pilotWithoutCharter')).toMatchObject({
    sentence: 'began the pilot without a charter',
    actor: { id: ownerId },
    details: { reason: 'Agreed by phone.' },
  });
});

test('going back to a pilot needs no charter, going past one neither', async () => {
  const project = await make();
  const past = pageOf(await move(project, { phase: 'Rollout' }));
  expect(pageOf(await move(past)).phase).toBe('Pilot');
});

test('a charter needs criteria, and owners on both sides who see the project', async () => {
  const project = await make();
  for (const more of [{ criteria: [] }, { companyOwner: ' ' }, { ownerId: norrlandId }]) {
    expect((await write(project, more)).status, JSON.stringify(more)).toBe(400);
  }
  expect((await owner.ask(endpoints.get, at(project))).charter).toBeNull();
});

test('criteria keep their result when the charter is changed, and are of this project', async () => {
  const [project, other] = [await make(), await make()];
  const { charter } = pageOf(await write(project));
  const [drift, uptime] = charter?.criteria ?? [];
  await owner.ask(charters.recordResult, {
    params: { id: project.id, criterionId: drift?.id ?? '' },
    body: { result: '0.3', isMet: true },
  });
  const elsewhere = { id: other.id, criterionId: uptime?.id ?? '' };
  await write(other);
  const body = { result: '1', isMet: false };
  expect((await owner.try(charters.recordResult, { params: elsewhere, body })).status).toBe(404);
  const stale = await write(project, { version: 1 });
  expect([stale.status, code(stale)]).toEqual([409, 'stale']);
  const changed = pageOf(
    await write(project, {
      version: 2,
      criteria: [
        { name: 'New', target: '1' },
        { id: drift?.id, name: 'Drift a day', target: '< 0.5' },
      ],
    }),
  );
  expect(changed.charter?.criteria).toMatchObject([
    { name: 'New', result: null },
    { id: drift?.id, name: 'Drift a day', result: '0.3', isMet: true },
  ]);
});

test('before the pilot its decision date moves freely, afterwards by one extension', async () => {
  const project = await make();
  await write(project);
  const moved = pageOf(await write(project, { version: 1, decisionDate: '2026-10-01' }));
  expect(moved.charter?.dateMoves).toEqual({ times: 1, days: 30 });
  await move(project);
  const other = await write(project, { version: 2, decisionDate: '2026-11-01' });
  expect([other.status, code(other)]).toEqual([409, 'project.extendOnly']);
  const extend = (decisionDate: string) =>
    owner.try(charters.extend, { ...at(project), body: { decisionDate, reason: 'Late parts.' } });
  expect(code(await extend('2026-10-01'))).toBe('project.extensionTooEarly');
  expect(pageOf(await extend('2026-11-15')).charter).toMatchObject({
    decisionDate: '2026-11-15',
    extendedFrom: '2026-10-01',
    extensionReason: 'Late parts.',
    dateMoves: { times: 2, days: 75 },
  });
  const second = await extend('2026-12-15');
  expect([second.status, code(second)]).toEqual([409, 'project.extendedAlready']);
});

test.each([
  ['scale', 'Rollout'],
  ['stop', 'Closed'],
] as const)(
  'the decision to %s moves the project to %s, and is found later',
  async (outcome, phase) => {
    const project = await begun();
    const word = `marsupial${outcome}`;
    const decide = () =>
      owner.try(charters.decide, {
        ...at(project),
        body: { outcome, reason: `The ${word} failed on integration.` },
      });
    expect(pageOf(await decide())).toMatchObject({ phase, charter: { outcome } });
    expect(code(await decide())).toBe('project.pilotDecided');
    const year = new Date().getUTCFullYear();
    const { data } = await owner.ask(endpoints.list, {
      query: { q: `${year} ${word} integration` },
    });
    expect(data.map(({ id }) => id)).toEqual([project.id]);
    const scout = await owner.send('GET', '/search/projects', { query: { q: word } });
    expect(scout.text).toContain(project.id);
    const { charter } = await owner.ask(endpoints.get, at(project));
    const criterionId = charter?.criteria[0]?.id ?? '';
    const params = { id: project.id, criterionId };
    const late = { result: '1', isMet: true };
    expect(code(await owner.try(charters.recordResult, { params, body: late }))).toBe(
      'project.pilotDecided',
    );
  },
);

test('there is nothing to decide before the pilot has begun', async () => {
  const project = await make();
  await write(project);
  const body = { outcome: 'scale', reason: 'Too early.' } as const;
  const refused = await owner.try(charters.decide, { ...at(project), body });
  expect([refused.status, code(refused)]).toEqual([409, 'project.notInPilot']);
});
