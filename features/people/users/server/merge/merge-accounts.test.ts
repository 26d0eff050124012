import { describe, expect, test } from 'vitest';
import { extraPassword } from '#core/tests/extra-people.ts';
import { persons } from '#core/tests/persons.ts';
import { signInWith, type SignedIn } from '#core/tests/sign-in.ts';
import { takeWrittenRows, watchRows } from '#core/tests/written-rows.ts';
import * as collections from '#features/directory/collections/domain/endpoints.ts';
import * as comments from '#features/cases/comments/domain/endpoints.ts';
import { openAccountServer } from '#features/people/identity/tests/account-server.ts';
import * as notifications from '#features/people/notifications/domain/endpoints.ts';
import type {
  AccountMerge,
  AccountMergeResult,
} from '#features/people/users/domain/account-merge.ts';
import * as management from '#features/people/users/domain/management-endpoints.ts';
import * as merges from '#features/people/users/domain/merge-endpoints.ts';
import { leave } from '#features/people/users/tests/leavers.ts';
import { columnsWith, countBy } from '#features/people/users/tests/named-columns.ts';
import { makeAccount, makeTwoAccounts } from '#features/people/users/tests/two-accounts.ts';
import { personTablesOf } from '#features/people/users/server/shared/person-tables.ts';
import { looseColumns } from './loose-columns.ts';
import { moveLeftovers } from './move-everything.ts';

type MergePart = AccountMerge['parts'][number]['part'];

const server = await openAccountServer();
const { pool, db } = server.database;
await watchRows(pool);
const superuser = await server.signIn(persons.superuser);

async function one<Value>(sql: string, ...values: unknown[]): Promise<Value> {
  const { rows } = await pool.query<{ value: Value }>(sql, values);
  const [row] = rows;
  if (!row) throw new Error(`Nothing is found by ${sql}`);
  return row.value;
}
const previewOf = (who: SignedIn, source: { id: string }, into: { id: string }) =>
  who.try(merges.preview, { params: { id: source.id }, query: { into: into.id } });
const mergeOf = (
  who: SignedIn,
  source: { id: string; email: string },
  into: { id: string },
  confirmation = source.email,
) => who.try(merges.merge, { params: { id: source.id }, body: { into: into.id, confirmation } });
const partOf = ({ parts }: AccountMerge, name: MergePart) =>
  parts.find(({ part }) => part === name);

describe('two accounts with traces everywhere', async () => {
  const { source, target, owner, opportunityId, submissionId, comment, ...made } =
    await makeTwoAccounts(server);
  const { own, shared, both, back } = made;
  const { authId: from } = source.client;
  const { authId: to } = target.client;
  const preview = (await previewOf(superuser, source, target)).body as AccountMerge;
  const before = { source: await countBy(pool, source.id), target: await countBy(pool, target.id) };
  const entries = await one<number>(
    'select count(*)::int as value from audit_entries where actor_id = $1',
    source.id,
  );

  test('the preview lists every table, what coincides and what becomes of roles', () => {
    expect(preview.parts.filter(({ part }) => part !== 'mergedAccount').length).toBeGreaterThan(60);
    expect(partOf(preview, 'votes')).toMatchObject({ rows: 3, coincide: 2, stays: 'later' });
    expect(partOf(preview, 'caseTeams')).toMatchObject({ rows: 1, coincide: 1, stays: 'stronger' });
    expect(partOf(preview, 'mentions')).toMatchObject({ rows: 1, coincide: 1, stays: 'target' });
    expect(partOf(preview, 'companyProposals')).toMatchObject({ rows: 1, coincide: 1 });
    expect(partOf(preview, 'files')).toMatchObject({ rows: 1, coincide: 1, stays: 'both' });
    expect(partOf(preview, 'collections')).toMatchObject({ rows: 1, becomes: 'moved' });
    expect(partOf(preview, 'sharedCollections')).toMatchObject({ rows: 3, coincide: 2 });
    expect(partOf(preview, 'scores')).toMatchObject({ rows: 0 });
    expect(partOf(preview, 'scoresInConflict')).toMatchObject({ rows: 1, becomes: 'dropped' });
    expect(partOf(preview, 'signInMethods')).toMatchObject({ rows: 1, becomes: 'dropped' });
    expect(partOf(preview, 'auditLog')).toMatchObject({ rows: entries, becomes: 'kept' });
    expect(preview.endedRoles).toEqual(['Foundry Champion', 'Administrator of SKF']);
    expect(preview.caseRoles).toMatchObject([
      { opportunity: { id: opportunityId }, role: 'Case Owner', before: 'Observer' },
    ]);
  });

  test('another address to confirm with is refused, and nothing changes', async () => {
    await takeWrittenRows(pool);
    expect((await mergeOf(superuser, source, target, target.email)).status).toBe(400);
    expect(await takeWrittenRows(pool)).toEqual([]);
  });

  test('a table that still names the account rolls all of it back', async () => {
    const admin = `create table forgotten (id int, person uuid references users(id))`;
    await pool.query(admin);
    await pool.query('insert into forgotten values (1, $1)', [source.id]);
    await takeWrittenRows(pool);
    const reply = await mergeOf(superuser, source, target);
    expect(reply.status).toBe(409);
    expect(reply.text).toContain('would still name the account: forgotten.person.');
    await pool.query('drop table forgotten');
    expect(await takeWrittenRows(pool)).toEqual([]);
  });

  test('merged, every table has as many rows as before, and nothing names the old account', async () => {
    const results = await Promise.all([
      mergeOf(superuser, source, target),
      mergeOf(superuser, source, target),
    ]);
    expect(results.map(({ status }) => status)).toEqual([200, 200]);
    const [{ moved } = { moved: 0 }] = results.map(({ body }) => body as AccountMergeResult);
    expect(moved).toBe(
      preview.parts
        .filter(({ becomes }) => becomes === 'moved')
        .reduce(
          (sum, { rows, coincide, stays }) => sum + rows - (stays === 'both' ? 0 : coincide),
          0,
        ),
    );
    expect((await mergeOf(superuser, source, target)).body).toEqual({ userId: target.id, moved });

    const exceptions = ['audit_entries.actor_id', 'merged_accounts.user_id'];
    const left = await countBy(pool, source.id);
    expect(Object.keys(left).toSorted()).toEqual(exceptions);
    const columns = await columnsWith(pool, [source.id, from]);
    const allowed = [
      ...exceptions,
      // The record that stays, and its address, which is nobody's.
      'users.id',
      'users.email',
      ...Object.keys(looseColumns).filter((name) => looseColumns[name] === 'keep'),
    ];
    expect(columns.filter((name) => !allowed.includes(name))).toEqual([]);

    const after = await countBy(pool, target.id);
    const lost: Record<string, number> = {
      'votes.user_id': 2,
      'opportunity_team.user_id': 1,
      'comment_mentions.user_id': 1,
      'usage_hours.user_id': 1,
      'usage_people.user_id': 1,
      'scores.user_id': 1,
      'company_proposals.proposed_by': 1,
    };
    const dropped = [
      'corporation_administrators.user_id',
      'user_system_roles.user_id',
      'user_metadata.user_id',
      'user_photos.user_id',
    ];
    for (const [name, rows] of Object.entries(before.source)) {
      if (exceptions.includes(name) || dropped.includes(name) || name === 'notifications.user_id')
        continue;
      const expected = (before.target[name] ?? 0) + rows - (lost[name] ?? 0);
      expect([name, after[name] ?? 0]).toEqual([name, expected]);
    }
  });

  test('of two the right one stays', async () => {
    const { rows } = await pool.query<{ value: string }>(
      'select value from votes where user_id = $1 order by submission_id',
      [target.id],
    );
    expect(rows.map(({ value }) => value)).toEqual(['up', 'down', 'up']);
    const role = await one(
      'select role as value from opportunity_team where user_id = $1',
      target.id,
    );
    expect(role).toBe('Case Owner');
    const names = await pool.query<{ name: string }>(
      'select name from files where owner_id = $1 order by length(name)',
      [target.id],
    );
    expect(names.rows.map(({ name }) => name)).toEqual([
      'notes.txt',
      expect.stringMatching(/^notes \([0-9a-f]{6}\)\.txt$/u),
    ]);
    const count = 'select count as value from usage_hours where user_id = $1 and term = $2';
    expect(await one(count, target.id, 'bearing')).toBe(6);
    const people = `select bit_count(people)::int as value from usage_totals
      where hour = '2026-03-01T10:00Z' and kind = 'search.run' and user_type = 'external_user'
        and corporation_id is null`;
    expect(await one(people)).toBe(1);
  });

  test('collections are the other account’s, and nobody is shared twice', async () => {
    const mine = await target.client.ask(collections.own, { query: { authId: to } });
    expect(mine.find(({ id }) => id === own.id)).toMatchObject({
      userId: to,
      sharedToUsers: [owner.authId],
      version: own.version + 1,
    });
    expect(mine.find(({ id }) => id === back.id)?.sharedToUsers).toEqual([]);
    for (const { id } of [shared, both]) {
      const collection = await owner.ask(collections.get, { params: { id } });
      expect(collection.sharedToUsers).toEqual([to]);
    }
  });

  test('the comment is the other account’s, and no system role came along', async () => {
    const all = await owner.ask(comments.list, { params: { id: submissionId } });
    expect(all.find(({ id }) => id === comment.id)?.author).toMatchObject({ id: target.id });
    const { systemRoles } = await superuser.ask(management.account, { params: { id: target.id } });
    expect(systemRoles).toEqual([]);
  });

  test('the old account cannot be used, found or merged again', async () => {
    expect((await source.client.send('GET', `/users/${source.id}`)).status).toBe(401);
    const again = signInWith(server.app, server.settings.publicUrl, source.email, extraPassword);
    await expect(again).rejects.toThrow(/signIn.wrong/u);
    expect(
      (await previewOf(superuser, source, await makeAccount(server, 'Third', 'Merge'))).status,
    ).toBe(404);
  });

  test('it is recorded for both, and both addresses are told', async () => {
    const { rows } = await pool.query<{ kind: string; details: object }>(
      `select kind, details from audit_entries where kind in ('user.merged', 'user.mergedInto')
        and subject_id = any($1) order by kind`,
      [[source.id, target.id]],
    );
    expect(rows).toMatchObject([
      {
        kind: 'user.merged',
        details: { into: target.id, email: source.email, moved: { votes: 1, collections: 1 } },
      },
      { kind: 'user.mergedInto', details: { from: source.id, email: source.email } },
    ]);
    const notices = (await target.client.ask(notifications.list, {})).data;
    expect(notices[0]?.title).toBe(`The account ${source.email} was merged into yours`);
    expect(await server.mailTo(source.email)).toContain(`Sign in with ${target.email}`);
  });

  test('what others write beside it follows, and deleting the account finds the old one, too', async () => {
    await pool.query('insert into comment_mentions (comment_id, user_id) values ($1, $2)', [
      comment.id,
      source.id,
    ]);
    await db.transaction((tx) => moveLeftovers(personTablesOf(server.services), tx));
    expect(Object.keys(await countBy(pool, source.id)).toSorted()).toEqual([
      'audit_entries.actor_id',
      'merged_accounts.user_id',
    ]);
    const mine = await target.client.ask(collections.own, { query: { authId: to } });
    const reply = await leave(
      { ...target, name: 'Astrid New' },
      mine.filter(({ userId }) => userId === to).map(({ id }) => ({ id, to: null })),
    );
    expect([reply.status, reply.text]).toEqual([204, '']);
    expect(await columnsWith(pool, [source.email, target.email, from, to])).toEqual([]);
  });
});
