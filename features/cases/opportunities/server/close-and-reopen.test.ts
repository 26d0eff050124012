import { beforeEach, describe, expect, test } from 'vitest';
import { add as comment } from '#features/cases/comments/domain/endpoints.ts';
import {
  changeStatus,
  create,
  get,
  list,
  update,
} from '#features/cases/opportunities/domain/endpoints.ts';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { draftFor } from '#features/cases/opportunities/tests/drafts.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const draft = await draftFor(server, 'skf');
const poster = await server.signIn('member@skf.example');
const owner = await server.signIn('owner@skf.example');

let made: Opportunity;
let params: { id: string };
beforeEach(async () => {
  made = await poster.ask(create, { body: draft });
  params = { id: made.id };
});

const close = { status: 'FINISHED', reason: ' We found an answer. ' } as const;
const reopen = { status: 'ACTIVE', reason: 'It did not hold.' } as const;

test('closing and reopening need a reason, which is shown while it is closed', async () => {
  const closed = await poster.ask(changeStatus, { params, body: close });
  expect(closed).toMatchObject({
    status: 'FINISHED',
    version: 2,
    closing: { reason: 'We found an answer.', at: expect.stringMatching(/Z$/u) },
  });
  expect(await poster.ask(get, { params })).toEqual(closed);
  const reopened = await poster.ask(changeStatus, { params, body: reopen });
  expect(reopened).toMatchObject({ status: 'ACTIVE', closing: null, version: 3 });

  const again = await poster.ask(changeStatus, { params, body: { ...close, reason: 'Enough.' } });
  expect(again).toMatchObject({ status: 'FINISHED', closing: { reason: 'Enough.' } });
  const { rows } = await pool.query(
    `select kind, details from audit_entries where opportunity_id = $1 order by at, id offset 1`,
    [made.id],
  );
  expect(rows).toEqual([
    { kind: 'opportunity.closed', details: { reason: 'We found an answer.' } },
    { kind: 'opportunity.reopened', details: { reason: 'It did not hold.' } },
    { kind: 'opportunity.closed', details: { reason: 'Enough.' } },
  ]);
});

test('closing a closed opportunity and reopening an open one are refused', async () => {
  expect((await poster.try(changeStatus, { params, body: reopen })).body).toMatchObject({
    code: 'opportunity.openAlready',
  });
  await poster.ask(changeStatus, { params, body: close });
  const reply = await poster.try(changeStatus, { params, body: close });
  expect([reply.status, reply.body]).toMatchObject([
    409,
    { code: 'opportunity.closedAlready', error: 'This opportunity is already closed.' },
  ]);
});

test('ten concurrent requests close it once', async () => {
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => poster.try(changeStatus, { params, body: close })),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
});

test('an opportunity past its end date can be reopened and closed again', async () => {
  await poster.ask(update, {
    params,
    body: {
      name: draft.name,
      cycleId: draft.cycleId,
      version: 1,
      cycleStartDate: '2020-01-01T00:00:00Z',
      cycleEndDate: '2020-02-01T00:00:00Z',
    },
  });
  expect(await poster.ask(get, { params })).toMatchObject({ status: 'FINISHED', closing: null });
  expect(await poster.ask(changeStatus, { params, body: reopen })).toMatchObject({
    status: 'ACTIVE',
  });
  expect(await poster.ask(changeStatus, { params, body: close })).toMatchObject({
    status: 'FINISHED',
    closing: { reason: 'We found an answer.' },
  });
  const { data } = await poster.ask(list, { query: { status: 'FINISHED', limit: '100' } });
  expect(data.map(({ id }) => id)).toContain(made.id);
});

test.each(['', '   ', 'x'.repeat(2001), undefined])('refuses the reason %j', async (reason) => {
  const reply = await poster.try(changeStatus, {
    params,
    body: { status: 'FINISHED', reason } as never,
  });
  expect(reply.body).toMatchObject({ code: 'invalid', details: [{ field: 'body.reason' }] });
});

describe('case work', async () => {
  const { opportunityId, submissionId } = await findDemoCase(server);
  const demo = { id: opportunityId };
  const company = { companyName: 'Late', title: 'Too late' };
  const declined = { stage: 'Declined', reason: 'Too late.', mail: { subject: 'a', body: 'b' } };
  const submissionIds = [submissionId];
  const decisions = [{ submissionId, at: '2026-01-01T00:00:00Z' }];
  const addressOf = (path: string) =>
    path.replace('{opportunity}', opportunityId).replace('{submission}', submissionId);

  beforeEach(async () => {
    const { status } = await owner.ask(get, { params: demo });
    if (status === 'FINISHED') await owner.ask(changeStatus, { params: demo, body: reopen });
  });

  test.each<['POST' | 'PUT' | 'DELETE', string, object?]>([
    ['POST', '/opportunities/{opportunity}/submissions', company],
    [
      'PUT',
      '/opportunities/{opportunity}/submissions/stage',
      { ids: submissionIds, stage: 'Pitch' },
    ],
    ['POST', '/opportunities/{opportunity}/decisions', { ...declined, submissionIds }],
    ['POST', '/opportunities/{opportunity}/decisions/sending', { decisions }],
    ['PUT', '/submissions/{submission}', { ...company, version: 1 }],
    ['PUT', '/submissions/{submission}/stage', { stage: 'Screening' }],
    ['PUT', '/submissions/{submission}/decision', declined],
    ['PUT', '/submissions/{submission}/vote', { value: 'up' }],
    ['DELETE', '/submissions/{submission}/vote'],
    ['PUT', '/submissions/{submission}/score', { values: { fit: 4 }, note: '' }],
    ['DELETE', '/submissions/{submission}/score'],
    ['POST', '/submissions/{submission}/comments', { body: 'Still there?', parentId: null }],
    ['POST', '/submissions/{submission}/messages', { body: 'Still there?' }],
  ])('is refused while it is closed: %s %s', async (method, path, body) => {
    await owner.ask(changeStatus, { params: demo, body: close });
    const reply = await owner.send(method, addressOf(path), { ...(body && { body }) });
    expect([reply.status, reply.body]).toMatchObject([409, { code: 'opportunity.finished' }]);
  });

  test('goes on once it is reopened', async () => {
    await owner.ask(changeStatus, { params: demo, body: close });
    await owner.ask(changeStatus, { params: demo, body: reopen });
    const words = { params: { id: submissionId }, body: { body: 'Still there?', parentId: null } };
    expect((await owner.try(comment, words)).status).toBe(200);
  });
});
