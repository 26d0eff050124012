import { describe, expect, test } from 'vitest';
import * as files from '#features/cases/files/domain/endpoints.ts';
import * as endpoints from '#features/portfolio/projects/domain/endpoints.ts';
import * as parts from '#features/portfolio/projects/domain/part-endpoints.ts';
import type { ProjectPage } from '#features/portfolio/projects/domain/project-page.ts';
import { sweepFiles } from '#features/portfolio/projects/server/file-owner.ts';
import {
  at,
  codeOf as code,
  openProjects,
} from '#features/portfolio/projects/tests/open-projects.ts';

const { server, pool, owner, member, norrland, foundry, memberId, norrlandId, make, historyOf } =
  await openProjects();

describe('milestones', () => {
  const dueDate = '2026-05-04';
  const first = ({ milestones }: ProjectPage) => {
    const [milestone] = milestones;
    if (!milestone) throw new Error('There is no milestone.');
    return milestone;
  };

  test('are reached, moved, deleted and restored, with their moves', async () => {
    const project = await make();
    const added = await owner.ask(parts.addMilestone, {
      ...at(project),
      body: { name: 'First test', dueDate },
    });
    const { id: partId, version } = first(added);
    expect(added.nextMilestone).toEqual({ name: 'First test', dueDate });
    const one = { params: { id: project.id, partId } };
    const body = { version, dueDate: '2026-05-14', isReached: true };
    const changed = await owner.ask(parts.changeMilestone, { ...one, body });
    expect(first(changed)).toMatchObject({ dateMoves: { times: 1, days: 10 }, version: 2 });
    expect([first(changed).reachedAt === null, changed.nextMilestone]).toEqual([false, null]);
    // Who deletes it once more changes and records nothing.
    for (const _ of [1, 2])
      expect((await owner.ask(parts.removeMilestone, one)).milestones).toEqual([]);
    const gone = await owner.try(parts.changeMilestone, {
      ...one,
      body: { version: 3, name: 'x' },
    });
    expect(gone.status).toBe(404);
    const restored = await owner.ask(parts.changeMilestone, {
      ...one,
      body: { version: 3, isRestored: true },
    });
    expect(first(restored)).toMatchObject({
      name: 'First test',
      dateMoves: { times: 1, days: 10 },
    });
    expect((await historyOf(project)).toSorted()).toEqual([
      'added the milestone First test',
      'deleted the milestone First test',
      'moved the date of First test',
      'reached the milestone First test',
      'restored the milestone First test',
      'started the project',
    ]);
  });

  test('changed by two people at once lose nothing', async () => {
    const project = await make();
    const added = await owner.ask(parts.addMilestone, {
      ...at(project),
      body: { name: 'Both', dueDate },
    });
    const one = { params: { id: project.id, partId: first(added).id } };
    const change = (person: typeof owner, body: object) =>
      person.try(parts.changeMilestone, { ...one, body: { version: 1, ...body } });
    expect((await change(owner, { name: 'Mine' })).status).toBe(200);
    const late = await change(foundry, { dueDate: '2026-06-01' });
    expect(late.status).toBe(409);
    expect((late.body as { details: object }).details).toMatchObject({ name: 'Mine', version: 2 });
  });

  test('of another project, or unknown, are not there', async () => {
    const [project, other] = [await make(), await make()];
    const added = await owner.ask(parts.addMilestone, {
      ...at(project),
      body: { name: 'Elsewhere', dueDate },
    });
    const one = { params: { id: other.id, partId: first(added).id } };
    expect((await owner.try(parts.removeMilestone, one)).status).toBe(404);
  });
});

describe('updates', () => {
  test('carry the state of the project, and files that their author uploaded for it', async () => {
    const project = await make();
    const file = await owner.ask(files.add, {
      query: { name: 'results.txt', projectId: project.id },
    });
    const again = await owner.ask(files.add, {
      query: { name: 'results.txt', projectId: project.id },
    });
    expect(again.id).toBe(file.id);
    const refused = await member.try(files.add, {
      query: { name: 'results.txt', projectId: project.id },
    });
    expect(refused.status).toBe(403);
    const theirs = await foundry.try(parts.addUpdate, {
      ...at(project),
      body: { body: 'Not mine', fileIds: [file.id] },
    });
    expect([theirs.status, code(theirs)]).toEqual([400, 'project.fileElsewhere']);
    const { updates, lastUpdateAt } = await owner.ask(parts.addUpdate, {
      ...at(project),
      body: { body: '**Measured**', fileIds: [file.id] },
    });
    expect(updates).toMatchObject([
      {
        body: '**Measured**',
        phase: 'Discovery',
        health: 'on track',
        files: [{ id: file.id, name: 'results.txt' }],
      },
    ]);
    // The database writes no zeros at the end of a second.
    expect(new Date(lastUpdateAt ?? 0)).toEqual(new Date(updates[0]?.createdAt ?? 1));
    const open = { params: { id: file.id } };
    expect((await member.ask(files.get, open)).name).toBe('results.txt');
    expect((await norrland.try(files.get, open)).status).toBe(404);
  });

  test('leave files that none was posted with for a day', async () => {
    const project = await make();
    const sent = async (name: string) =>
      (await owner.ask(files.add, { query: { name, projectId: project.id } })).id;
    const [posted, old, young] = [
      await sent('posted.txt'),
      await sent('old.txt'),
      await sent('young.txt'),
    ];
    await owner.ask(parts.addUpdate, { ...at(project), body: { body: '1', fileIds: [posted] } });
    await pool.query(
      `update files set created_at = now() - interval '25 hours' where id = any($1)`,
      [[posted, old]],
    );
    await sweepFiles(server.database.db);
    const result = await pool.query('select id from files where id = any($1) order by id', [
      [posted, old, young],
    ]);
    expect(result.rows.map(({ id }) => id)).toEqual([posted, young].toSorted());
  });

  test('are read in pages, newest first', async () => {
    const project = await make();
    for (let nth = 1; nth <= 12; nth += 1) {
      await owner.ask(parts.addUpdate, { ...at(project), body: { body: `Number ${nth}` } });
    }
    const page = await member.ask(endpoints.get, at(project));
    expect([page.updates.length, page.updateCount, page.updates[0]?.body]).toEqual([
      10,
      12,
      'Number 12',
    ]);
    const query = { limit: '7' };
    const first = await member.ask(parts.updates, { ...at(project), query });
    const second = await member.ask(parts.updates, {
      ...at(project),
      query: { ...query, cursor: first.endCursor ?? '' },
    });
    expect(second.data.map(({ body }) => body)).toEqual([
      'Number 5',
      'Number 4',
      'Number 3',
      'Number 2',
      'Number 1',
    ]);
  });

  test('and decisions make a project findable, until they are deleted', async () => {
    const project = await make();
    const idsFor = async (q: string) =>
      (await member.ask(endpoints.list, { query: { q } })).data.map(({ id }) => id);
    const { updates } = await owner.ask(parts.addUpdate, {
      ...at(project),
      body: { body: 'The quokkameter failed on integration.' },
    });
    expect(await idsFor('integration quokkameter')).toEqual([project.id]);
    const { id: partId } = updates[0] ?? { id: '' };
    await owner.ask(parts.removeUpdate, { params: { id: project.id, partId } });
    expect(await idsFor('quokkameter')).toEqual([]);
    await owner.ask(parts.addDecision, {
      ...at(project),
      body: { title: 'Other wombatmeter', decidedOn: '2024-05-04' },
    });
    expect(await idsFor('2024 wombatmeter')).toEqual([project.id]);
    expect(await idsFor('wombatmeter kangaroo')).toEqual([]);
  });
});

describe('risks, decisions and the team', () => {
  test('risks stand by severity, closed ones last', async () => {
    const project = await make();
    for (const severity of ['low', 'high', 'medium'] as const) {
      await owner.ask(parts.addRisk, { ...at(project), body: { title: severity, severity } });
    }
    const { risks } = await owner.ask(endpoints.get, at(project));
    expect(risks.map(({ title }) => title)).toEqual(['high', 'medium', 'low']);
    const high = { params: { id: project.id, partId: risks[0]?.id ?? '' } };
    const closed = await owner.ask(parts.changeRisk, {
      ...high,
      body: { version: 1, isClosed: true },
    });
    expect(closed.risks.map(({ title }) => title)).toEqual(['medium', 'low', 'high']);
    const refused = await owner.try(parts.changeRisk, {
      ...high,
      body: { version: 2, ownerId: norrlandId },
    });
    expect(code(refused)).toBe('project.noSuchPerson');
  });

  test('only people who see the project join its team', async () => {
    const project = await make();
    const put = (id: string, role: string | null) =>
      owner.try(parts.putMember, { params: { id: project.id, userId: id }, body: { role } });
    expect(code(await put(norrlandId, 'Tests'))).toBe('project.noSuchPerson');
    expect((await put(memberId, 'Tests')).body).toMatchObject({
      team: [{ user: { id: memberId }, role: 'Tests' }],
    });
    expect((await put(memberId, null)).body).toMatchObject({ team: [{ role: null }] });
    const params = { id: project.id, userId: memberId };
    expect((await owner.ask(parts.removeMember, { params })).team).toEqual([]);
    expect(await historyOf(project)).toHaveLength(4);
  });
});
