import { beforeEach, describe, expect, test } from 'vitest';
import { add, edit, hide, list, remove } from '#features/cases/comments/domain/endpoints.ts';
import * as submissionLists from '#features/cases/submissions/domain/list-endpoints.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const { submissionId, opportunityId } = await findDemoCase(server);
const params = { id: submissionId };
const owner = await server.signIn('owner@skf.example');
const developer = await server.signIn('developer@skf.example');
const member = await server.signIn('member@skf.example');
const observer = await server.signIn('observer@skf.example');
const superuser = await server.signIn('superuser@outrider.example');

beforeEach(() => pool.query('delete from comments'));

const addComment = (person: typeof owner, body: string, parentId: string | null = null) =>
  person.ask(add, { params, body: { body, parentId } });

const setHidden = (person: typeof owner, id: string, isHidden: boolean) =>
  person.ask(hide, { params: { id }, body: { isHidden } });

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

const commentCount = async () => {
  const page = await owner.ask(submissionLists.submissions, {
    params: { id: opportunityId },
    query: { limit: '100' },
  });
  return page.data.find(({ id }) => id === submissionId)?.numComments;
};

test('comments are counted in the list of submissions, without deleted and hidden ones', async () => {
  const { id } = await addComment(owner, 'One');
  const second = await addComment(developer, 'Two');
  expect(await commentCount()).toBe(2);
  await owner.ask(remove, { params: { id } });
  expect(await commentCount()).toBe(1);
  await setHidden(owner, second.id, true);
  expect(await commentCount()).toBe(0);
});

describe('a hidden comment', () => {
  test('is seen by who may hide, with the name, and by nobody else', async () => {
    const { id } = await addComment(developer, 'Out of place');
    const hidden = await setHidden(owner, id, true);
    expect(hidden).toMatchObject({ body: 'Out of place', hiddenBy: { name: 'Elin Lund' } });
    for (const person of [owner, superuser]) {
      expect(await person.ask(list, { params })).toMatchObject([{ id, body: 'Out of place' }]);
    }
    for (const person of [developer, observer]) {
      expect(await person.ask(list, { params })).toEqual([]);
    }
    const draft = { body: 'Mine', parentId: id };
    expect((await developer.try(add, { params, body: draft })).status).toBe(404);
    expect((await developer.try(edit, { params: { id }, body: { body: 'x' } })).status).toBe(404);
    expect((await developer.try(remove, { params: { id } })).status).toBe(404);
    const comment = await setHidden(superuser, id, false);
    expect(comment.hiddenBy).toBeNull();
    expect(await developer.ask(list, { params })).toMatchObject([{ body: 'Out of place' }]);
  });

  test('with replies leaves a placeholder without text, names and who hid it', async () => {
    const first = await addComment(developer, 'Out of place');
    await addComment(owner, 'Indeed', first.id);
    await setHidden(owner, first.id, true);
    const [left, answer] = await developer.ask(list, { params });
    expect(left).toMatchObject({ isDeleted: true, body: '', hiddenBy: null, mentions: [] });
    expect(answer).toMatchObject({ body: 'Indeed' });
    expect((await owner.ask(list, { params }))[0]).toMatchObject({ isDeleted: false });
  });

  test('cannot be hidden by others of the case team, also not by its author', async () => {
    const { id } = await addComment(developer, 'Mine');
    const reply = await developer.try(hide, { params: { id }, body: { isHidden: true } });
    expect(reply).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  test('is in the history once, each time it changed', async () => {
    const { id } = await addComment(developer, 'Out of place');
    for (const isHidden of [true, true, false]) await setHidden(owner, id, isHidden);
    const { rows } = await pool.query(
      `select kind from audit_entries where details ->> 'commentId' = $1 order by at, id`,
      [id],
    );
    expect(rows.map(({ kind }) => kind)).toEqual([
      'comment.added',
      'comment.hidden',
      'comment.shown',
    ]);
  });
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
