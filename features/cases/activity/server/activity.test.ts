import { beforeAll, describe, expect, test } from 'vitest';
import type { ActivityEntry } from '#features/cases/activity/domain/activity.ts';
import { ofOpportunity, ofSubmission } from '#features/cases/activity/domain/endpoints.ts';
import * as comments from '#features/cases/comments/domain/endpoints.ts';
import type { EventKind } from '#core/domain/events/events.ts';
import { move } from '#features/cases/submissions/domain/endpoints.ts';
import * as votes from '#features/cases/submissions/domain/votes/endpoints.ts';
import { auditEntries } from '#core/server/tables/records.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { fetchAllPages } from '#core/tests/paging.ts';

const server = await openTestServer({ demonstration: true });
const { db, pool } = server.database;
const { opportunityId, submissionId } = await findDemoCase(server);
const owner = await server.signIn('owner@skf.example');
const observer = await server.signIn('observer@skf.example');
const params = { id: submissionId };

const idOf = async (email: string): Promise<string> => {
  const { rows } = await pool.query<{ id: string }>('select id from users where email = $1', [
    email,
  ]);
  return rows[0]?.id ?? '';
};
const ownerId = await idOf(owner.email);
const { rows: submitted } = await pool.query<{ title: string; stage: string }>(
  'select title, stage from submissions where id = $1',
  [submissionId],
);
const title = submitted[0]?.title ?? '';

const note = (kind: EventKind, actorId: string | null, details?: Record<string, unknown>) =>
  db.insert(auditEntries).values({
    kind,
    actorId,
    subject: 'submission',
    subjectId: submissionId,
    opportunityId,
    ...(details && { details }),
  });
const newest = async (): Promise<ActivityEntry | undefined> =>
  (await owner.ask(ofSubmission, { params })).data[0];

describe('an entry', () => {
  test('of a move has the person, the submission, both stages, and the reason', async () => {
    await owner.ask(move, { params, body: { stage: 'Declined', reason: 'Too early for us.' } });
    expect(await newest()).toMatchObject({
      actor: { id: ownerId, name: expect.stringMatching(/^\S+ \S+/u) },
      kind: 'submission.moved',
      sentence: `moved ${title}`,
      subject: { type: 'submission', id: submissionId, title },
      details: { from: submitted[0]?.stage, to: 'Declined', reason: 'Too early for us.' },
    });
    await owner.ask(move, { params, body: { stage: 'New' } });
  });

  test('of a comment or a vote does not have its content', async () => {
    await owner.ask(comments.add, { params, body: { body: 'A secret remark.' } });
    expect(await newest()).toMatchObject({ kind: 'comment.added', details: {} });
    await owner.ask(votes.cast, { params, body: { value: 'down' } });
    const entry = await newest();
    expect(entry).toMatchObject({ kind: 'vote.cast', sentence: `voted on ${title}`, details: {} });
    expect(JSON.stringify(entry)).not.toMatch(/"down"|secret/u);
  });

  test('of a change of the team has the person', async () => {
    const userId = await idOf('member@skf.example');
    await db.insert(auditEntries).values({
      kind: 'team.roleChanged',
      actorId: ownerId,
      subject: 'opportunity',
      subjectId: opportunityId,
      opportunityId,
      details: { userId, role: 'Analyst', before: 'Observer', secret: 'x' },
    });
    const { data } = await owner.ask(ofOpportunity, { params: { id: opportunityId } });
    expect(data[0]?.sentence).toMatch(/^gave another role to \S+ \S+$/u);
    expect(data[0]?.details).toEqual({
      from: 'Observer',
      to: 'Analyst',
      person: { id: userId, name: expect.any(String) },
    });
  });

  test('has only details of the expected type', async () => {
    await note('submission.updated', null, { changed: ['title', 'pitch'], title: 'A secret.' });
    expect(await newest()).toMatchObject({ actor: null, details: { fields: ['title', 'pitch'] } });
    await note('submission.updated', null, { changed: { title: 1 } });
    expect((await newest())?.details).toEqual({});
  });
});

describe('hidden entries', () => {
  test('only the scorer themselves sees a score or a withdrawal, whatever the role of others', async () => {
    const observerId = await idOf(observer.email);
    for (const kind of ['score.given', 'score.withdrawn', 'conflict.declared'] as const) {
      await note(kind, observerId, { values: { fit: 5 } });
    }
    const superuser = await server.signIn('superuser@outrider.example');
    for (const person of [owner, superuser]) {
      const { data } = await person.ask(ofSubmission, { params });
      expect(data.filter(({ kind }) => /^score\.|^conflict\./u.test(kind))).toEqual([]);
    }
    const own = await observer.ask(ofSubmission, { params });
    expect(own.data.filter(({ kind }) => kind.startsWith('score.'))).toHaveLength(2);
    expect(JSON.stringify(own.data)).not.toContain('fit');
  });

  test('a draft decision is visible only to those who decide', async () => {
    await note('decision.prepared', ownerId, { stage: 'Selected' });
    const has = async (person: typeof owner) =>
      (await person.ask(ofSubmission, { params })).data.some(
        ({ kind }) => kind === 'decision.prepared',
      );
    expect([await has(owner), await has(observer)]).toEqual([true, false]);
    await note('decision.sent', ownerId, { stage: 'Selected', mailed: true });
    expect((await observer.ask(ofSubmission, { params })).data[0]).toMatchObject({
      kind: 'decision.sent',
      details: { to: 'Selected' },
    });
  });
});

describe('the list', () => {
  beforeAll(async () => {
    // Many at the same time: the order must be stable between pages.
    await db.transaction(async (tx) => {
      for (let index = 0; index < 30; index += 1) {
        const event = { actorId: ownerId, subject: 'submission', subjectId: submissionId };
        await tx
          .insert(auditEntries)
          .values({ ...event, kind: 'submission.updated', opportunityId });
      }
    });
  });

  test('is paged, newest first, without repetition', async () => {
    const path = `/opportunities/${opportunityId}/activity`;
    const whole = await fetchAllPages<ActivityEntry>(owner, path, { limit: 100 });
    const paged = await fetchAllPages<ActivityEntry>(owner, path, { limit: 7 });
    expect(paged).toEqual(whole);
    expect(new Set(whole.map(({ id }) => id)).size).toBe(whole.length);
    const moments = whole.map(({ at }) => Date.parse(at));
    expect(moments).toEqual(moments.toSorted((one, other) => other - one));
  });

  test('can be filtered by group, and by person', async () => {
    const get = async (query: { group?: 'team' | 'comments'; actorId?: string }) =>
      (await owner.ask(ofOpportunity, { params: { id: opportunityId }, query })).data;
    expect(new Set((await get({ group: 'team' })).map(({ kind }) => kind))).toEqual(
      new Set(['team.roleChanged']),
    );
    const said = await get({ group: 'comments', actorId: ownerId });
    expect(said.length).toBeGreaterThan(0);
    expect(
      said.every(({ kind, actor }) => kind.startsWith('comment') && actor?.id === ownerId),
    ).toBe(true);
  });
});
