import { expect, test } from 'vitest';
import { addCycle, cycles } from '#features/cases/corporations/domain/endpoints.ts';
import { create } from '#features/cases/opportunities/domain/endpoints.ts';
import { draftFor } from '#features/cases/opportunities/tests/drafts.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { corporationId } = await draftFor(server, 'skf');
const params = { id: corporationId };
const member = await server.signIn('member@skf.example');
const owner = await server.signIn('owner@skf.example');
const stranger = await server.signIn('member@norrland.example');
const span = { startDate: '2031-01-01T00:00:00Z', endDate: '2031-06-01T00:00:00Z' };

test('cycles are listed newest first, and only for users of the corporation', async () => {
  const list = await member.ask(cycles, { params });
  expect(list).toHaveLength(3);
  const ends = list.map(({ endDate }) => endDate ?? '');
  expect(ends).toEqual(ends.toSorted().toReversed());
  expect((await stranger.try(cycles, { params })).status).toBe(404);
  expect((await stranger.try(addCycle, { params, body: { name: 'X', ...span } })).status).toBe(404);
});

test('a new cycle is listed, usable for opportunities and recorded in the history', async () => {
  const opened = await owner.ask(addCycle, { params, body: { name: ' Spring 2031 ', ...span } });
  expect(opened).toMatchObject({ name: 'Spring 2031', endDate: span.endDate });
  expect((await member.ask(cycles, { params }))[0]).toEqual(opened);
  const body = { corporationId, cycleId: opened.id, name: 'In a new cycle' };
  expect(await member.ask(create, { body })).toMatchObject({ cycleName: 'Spring 2031' });
  const { rows } = await server.database.pool.query(
    `select kind, details from audit_entries where subject_id = $1`,
    [opened.id],
  );
  expect(rows).toEqual([
    { kind: 'cycle.created', details: { name: 'Spring 2031', corporationId } },
  ]);
});

test('a cycle is opened by nobody who only reads along or has no role', async () => {
  const observer = await server.signIn('observer@skf.example');
  for (const person of [member, observer]) {
    const reply = await person.try(addCycle, { params, body: { name: 'Not mine', ...span } });
    expect(reply).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  }
});

test('a duplicate name is refused, also when two requests use it at once', async () => {
  const body = { name: 'Taken twice', ...span };
  const replies = await Promise.all([1, 2, 3].map(() => owner.try(addCycle, { params, body })));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'cycle.nameTaken',
    error: expect.stringContaining('“Taken twice”'),
  });
});

test.each([
  [{ endDate: span.startDate }, 'body.endDate'],
  [{ endDate: '2030-01-01T00:00:00Z' }, 'body.endDate'],
  [{ startDate: 'soon' }, 'body.startDate'],
  [{ name: ' ' }, 'body.name'],
])('a cycle with %j is refused with the field', async (wrong, field) => {
  const body = { name: 'Wrong', ...span, ...wrong };
  const reply = await owner.try(addCycle, { params, body });
  expect(reply.body).toMatchObject({ code: 'invalid' });
  const { details } = reply.body as { details: { field: string }[] };
  expect(new Set(details.map((one) => one.field))).toEqual(new Set([field]));
});
