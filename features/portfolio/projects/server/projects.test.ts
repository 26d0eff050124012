import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { ofProject as history } from '#features/cases/activity/domain/endpoints.ts';
import * as endpoints from '#features/portfolio/projects/domain/endpoints.ts';
import type { ProjectPage } from '#features/portfolio/projects/domain/project-page.ts';
import {
  at,
  codeOf as code,
  openProjects,
} from '#features/portfolio/projects/tests/open-projects.ts';

const {
  pool,
  opportunityId,
  owner,
  observer,
  member,
  norrland,
  foundry,
  memberId,
  norrlandId,
  make,
  historyOf,
} = await openProjects();

let ids: string[] = [];
beforeAll(async () => {
  await pool.query(`update projects set submission_id = null where opportunity_id = $1`, [
    opportunityId,
  ]);
  const { rows } = await pool.query<{ id: string }>(
    `update submissions set stage = 'Selected', reason = null, withdrawn_at = null
    where opportunity_id = $1 returning id`,
    [opportunityId],
  );
  ids = rows.map(({ id }) => id).toSorted();
});

describe('a project from a submission', () => {
  test('brings its title, company and opportunity, and where it came from', async () => {
    const submissionId = ids[0] ?? '';
    const project = await owner.ask(endpoints.create, { body: { submissionId } });
    expect(project).toMatchObject({
      submission: { id: submissionId, opportunityId },
      opportunity: { id: opportunityId },
      name: project.submission?.title,
      phase: 'Discovery',
      health: 'on track',
      mayEdit: true,
      version: 1,
      source: 'outrider',
    });
    const { data } = await owner.ask(history, at(project));
    expect(data.map(({ kind }) => kind)).toContain('project.created');
    expect(data.map(({ subject }) => subject.type)).toContain('submission');
    // The submission's history is the case team's.
    const seen = await member.ask(history, at(project));
    expect(new Set(seen.data.map(({ subject }) => subject.type))).toEqual(new Set(['project']));
  });

  test('takes over the pitch, the case team and the day of the decision', async () => {
    const submissionId = ids[5] ?? '';
    await pool.query(
      `update submissions set pitch = '**Quiet** wheels', stage_since = '2026-05-03T22:30:00Z'
      where id = $1`,
      [submissionId],
    );
    const { rows: team } = await pool.query<{ userId: string; role: string }>(
      `select user_id as "userId", coalesce(role_name, role) as role from opportunity_team
      where opportunity_id = $1 and role <> 'Observer'`,
      [opportunityId],
    );
    const caseOwner = team.find(({ role }) => role === 'Case Owner')?.userId;
    // Whoever starts it, it is the Case Owner's.
    const project = await foundry.ask(endpoints.create, { body: { submissionId } });
    expect(project.description).toBe('**Quiet** wheels');
    expect(project.owner?.id).toBe(caseOwner);
    expect(project.startDate?.slice(0, 10)).toBe(new Date().toISOString().slice(0, 10));
    const members = project.team.map(({ user, role }) => ({ userId: user.id, role }));
    const others = team.filter(({ userId }) => userId !== caseOwner);
    expect(members).toHaveLength(others.length);
    expect(members).toEqual(expect.arrayContaining(others));
    // In Sweden it was the next day.
    expect(project.decisions).toMatchObject([
      { title: `Selected in “${project.opportunity?.name}”`, decidedOn: '2026-05-04' },
    ]);
    const at = { params: { id: submissionId } };
    expect(await observer.ask(endpoints.ofSubmission, at)).toEqual({
      id: project.id,
      name: project.name,
    });
    expect((await norrland.try(endpoints.ofSubmission, at)).status).toBe(404);
    expect(await owner.ask(endpoints.ofSubmission, { params: { id: ids[6] ?? '' } })).toBeNull();
    const own = { submissionId: ids[6] ?? '', description: 'Ours', ownerId: null };
    const other = await owner.ask(endpoints.create, { body: own });
    expect([other.description, other.owner]).toEqual(['Ours', null]);
    expect(other.team).toHaveLength(team.length);
  });

  test('is started once, also at the same moment and after the submission moved on', async () => {
    const submissionId = ids[1] ?? '';
    const body = { submissionId };
    const both = await Promise.all([1, 2, 3].map(() => owner.ask(endpoints.create, { body })));
    expect(new Set(both.map(({ id }) => id)).size).toBe(1);
    await pool.query(`update submissions set stage = 'Pitch' where id = $1`, [submissionId]);
    expect((await foundry.ask(endpoints.create, { body })).id).toBe(both[0]?.id);
  });

  test('needs the last open stage, and a submission that was not withdrawn', async () => {
    const [, , pitched = '', withdrawn = ''] = ids;
    await pool.query(`update submissions set stage = 'Pitch' where id = $1`, [pitched]);
    const early = await owner.try(endpoints.create, { body: { submissionId: pitched } });
    expect([early.status, code(early)]).toEqual([409, 'project.notSelected']);
    expect(early.text).toContain('Only a submission in Selected becomes a project.');
    await pool.query('update submissions set withdrawn_at = now() where id = $1', [withdrawn]);
    const late = await owner.try(endpoints.create, { body: { submissionId: withdrawn } });
    expect([late.status, code(late)]).toEqual([409, 'submission.withdrawn']);
  });

  test('may be started again once its project was deleted, and only one of them restored', async () => {
    const body = { submissionId: ids[4] ?? '' };
    const first = await owner.ask(endpoints.create, { body });
    await owner.ask(endpoints.remove, at(first));
    await owner.ask(endpoints.remove, at(first));
    expect((await owner.try(endpoints.get, at(first))).status).toBe(404);
    const second = await owner.ask(endpoints.create, { body });
    expect(second.id).not.toBe(first.id);
    expect((await owner.try(endpoints.restore, at(first))).status).toBe(409);
    await owner.ask(endpoints.remove, at(second));
    expect((await owner.ask(endpoints.restore, at(first))).id).toBe(first.id);
    const entries = await historyOf(first);
    expect(entries.filter((entry) => entry === 'deleted the project')).toHaveLength(1);
  });
});

describe('a project by hand', () => {
  test('needs a name, and an opportunity or a corporation', async () => {
    for (const body of [{ opportunityId }, { name: 'Nowhere' }, { opportunityId, name: ' ' }]) {
      expect((await owner.try(endpoints.create, { body })).status, JSON.stringify(body)).toBe(400);
    }
  });

  test('without an opportunity is the foundry’s to create', async () => {
    const { corporation } = await make();
    const body = { corporationId: corporation.id, name: 'No opportunity' };
    expect((await owner.try(endpoints.create, { body })).status).toBe(403);
    expect((await norrland.try(endpoints.create, { body })).status).toBe(404);
    const project = await foundry.ask(endpoints.create, { body: { ...body, ownerId: memberId } });
    expect(project.opportunity).toBeNull();
    expect((await member.ask(endpoints.get, at(project))).mayEdit).toBe(true);
  });

  test('has an owner who sees it, dates in order, and begins no pilot without a reason', async () => {
    const tried = async (more: object) => {
      const body = { opportunityId, name: 'Refused', ...more };
      return code(await owner.try(endpoints.create, { body }));
    };
    expect(await tried({ ownerId: norrlandId })).toBe('project.noSuchPerson');
    expect(await tried({ ownerId: randomUUID() })).toBe('project.noSuchPerson');
    expect(await tried({ startDate: '2026-03-02', endDate: '2026-03-01' })).toBe(
      'project.endsBeforeStart',
    );
    expect(await tried({ phase: 'Pilot' })).toBe('project.charterMissing');
    const { rows } = await pool.query(`select from projects where name = 'Refused'`);
    expect(rows).toEqual([]);
  });
});

describe('who may change a project', () => {
  test('its owner without any role on the case may, until somebody else is', async () => {
    const project = await make({ ownerId: memberId });
    const change = (version: number, health: 'at risk' | 'off track') =>
      member.try(endpoints.update, { ...at(project), body: { version, health } });
    expect((await change(1, 'at risk')).status).toBe(200);
    const body = { version: 2, ownerId: null };
    await owner.ask(endpoints.update, { ...at(project), body });
    expect((await change(3, 'off track')).status).toBe(403);
    expect((await observer.ask(endpoints.get, at(project))).mayEdit).toBe(false);
    const listed = await member.ask(endpoints.list, { query: { q: project.name } });
    expect(listed.data.find(({ id }) => id === project.id)).toMatchObject({
      mayEdit: false,
      version: 3,
      lastUpdateAt: null,
      nextMilestone: null,
    });
  });

  test('a project that one does not see is not there, whatever is asked of it', async () => {
    const project = await make();
    const body = { version: 1, name: 'Taken' };
    expect((await norrland.try(endpoints.update, { ...at(project), body })).status).toBe(404);
    expect((await norrland.try(history, at(project))).status).toBe(404);
  });
});

describe('changes of a project', () => {
  test('based on an old version are refused with the page as it is; the same again is none', async () => {
    const project = await make();
    const put = (body: object) =>
      owner.try(endpoints.update, { ...at(project), body: { version: 1, ...body } });
    expect((await put({ health: 'at risk' })).status).toBe(200);
    expect((await put({ health: 'at risk' })).status).toBe(200);
    const late = await put({ phase: 'Rollout' });
    expect([late.status, code(late)]).toEqual([409, 'stale']);
    expect((late.body as { details: ProjectPage }).details).toMatchObject({
      version: 2,
      health: 'at risk',
      phase: 'Discovery',
    });
  });

  test('of dates are kept and summed up', async () => {
    const project = await make({ startDate: '2026-01-10', endDate: '2026-06-01' });
    let { version } = project;
    for (const endDate of ['2026-07-01', '2026-06-21', null, '2026-07-18']) {
      const body = { version, endDate };
      ({ version } = await owner.ask(endpoints.update, { ...at(project), body }));
    }
    const moved = await owner.ask(endpoints.get, at(project));
    expect(moved).toMatchObject({
      endMoves: { times: 3, days: 47 },
      startMoves: { times: 0, days: 0 },
      endDate: '2026-07-18T00:00:00.000Z',
    });
    expect(await historyOf(moved)).toContain('moved the date of end');
  });

  test('send only what they change', async () => {
    const project = await make({ description: 'Kept', endDate: '2026-06-01' });
    const body = { version: 1, name: 'Another name' };
    expect(await owner.ask(endpoints.update, { ...at(project), body })).toMatchObject({
      name: 'Another name',
      description: 'Kept',
      endDate: '2026-06-01T00:00:00.000Z',
    });
  });
});
