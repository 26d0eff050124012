import { beforeEach, expect, test } from 'vitest';
import { add, edit, list, remove } from '#features/comments/domain/endpoints.ts';
import * as submissionLists from '#features/submissions/domain/list-endpoints.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const { submissionId, opportunityId } = await findDemoCase(server);
const params = { id: submissionId };
const owner = await server.signIn('owner@skf.example');
const developer = await server.signIn('developer@skf.example');
const member = await server.signIn('member@skf.example');
const superuser = await server.signIn('superuser@outrider.example');

beforeEach(() => pool.query('delete from comments'));

const addComment = (person: typeof owner, body: string, parentId: string | null = null) =>
  person.ask(add, { params, body: { body, parentId } });

test('a comment is read by the whole team, oldest first, with replies one level deep', async () => {
  const first = await addComment(owner, 'Ask for the three misses.');
  const answer = await addComment(developer, 'On its way.', first.id);
  expect(first).toMatchObject({ author: { name: 'Elin Lund' }, parentId: null, editedAt: null });
  expect((await owner.ask(list, { params })).map(({ id }) => id)).toEqual([first.id, answer.id]);
  const tooDeep = await owner.try(add, { params, body: { body: 'And?', parentId: answer.id } });
  expect(tooDeep).toMatchObject({ status: 400, body: { code: 'comment.tooDeep' } });
});

test('only its author can change it, not even a Superuser', async () => {
  const { id } = await addComment(owner, 'Firts');
  const changed = await owner.ask(edit, { params: { id }, body: { body: 'First' } });
  expect(changed).toMatchObject({ body: 'First', editedAt: expect.any(String) });
  for (const other of [developer, superuser]) {
    const reply = await other.try(edit, { params: { id }, body: { body: 'Mine now' } });
    expect(reply).toMatchObject({ status: 403, body: { code: 'comment.notYours' } });
    expect((await other.try(remove, { params: { id } })).status).toBe(403);
  }
});

test('a deleted comment is removed, or leaves a placeholder when it has replies', async () => {
  const alone = await addComment(owner, 'Secret slip');
  await owner.ask(remove, { params: { id: alone.id } });
  expect(await owner.ask(list, { params })).toEqual([]);
  const first = await addComment(owner, 'Secret slip');
  await addComment(developer, 'What?', first.id);
  await owner.ask(remove, { params: { id: first.id } });
  const [left, answer] = await owner.ask(list, { params });
  expect(left).toMatchObject({ isDeleted: true, body: '' });
  expect(answer).toMatchObject({ body: 'What?' });
  expect((await owner.try(edit, { params: { id: first.id }, body: { body: 'Back' } })).status).toBe(
    404,
  );
});

test('comments are counted in the list of submissions, without deleted ones', async () => {
  const count = async () => {
    const page = await owner.ask(submissionLists.submissions, {
      params: { id: opportunityId },
      query: { limit: '100' },
    });
    return page.data.find(({ id }) => id === submissionId)?.numComments;
  };
  const { id } = await addComment(owner, 'One');
  await addComment(developer, 'Two');
  expect(await count()).toBe(2);
  await owner.ask(remove, { params: { id } });
  expect(await count()).toBe(1);
});

test('a comment cannot reply to one on another submission', async () => {
  const { rows } = await pool.query<{ id: string }>(
    'select id from submissions where opportunity_id = $1 and id <> $2 limit 1',
    [opportunityId, submissionId],
  );
  const { id } = await addComment(owner, 'Here');
  const elsewhere = await owner.try(add, {
    params: { id: rows[0]?.id ?? '' },
    body: { body: 'There', parentId: id },
  });
  expect(elsewhere.status).toBe(404);
});

test('somebody outside the case team sees no comments, also with a guessed id', async () => {
  const { id } = await addComment(owner, 'Between us');
  expect((await member.try(list, { params })).status).toBe(403);
  expect((await member.try(edit, { params: { id }, body: { body: 'x' } })).status).toBe(404);
});

test.each(['', '   ', 'x'.repeat(10_001), 'a\u0000b'])(
  'text that cannot be a comment is refused',
  async (body) => {
    expect((await owner.try(add, { params, body: { body } })).status).toBe(400);
  },
);

test('the history records that somebody commented, without the text', async () => {
  await addComment(owner, 'Between us');
  const { rows } = await pool.query(
    `select kind, details from audit_entries where subject_id = $1 order by at desc limit 1`,
    [submissionId],
  );
  expect(rows).toMatchObject([{ kind: 'comment.added' }]);
  expect(JSON.stringify(rows)).not.toContain('Between us');
});
