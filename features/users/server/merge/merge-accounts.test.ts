import { describe, expect, test } from 'vitest';
import { byAuth } from '#core/domain/identity/user-endpoints.ts';
import * as roles from '#core/domain/identity/role-endpoints.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { extraPassword } from '#core/tests/extra-people.ts';
import { fingerprintOf } from '#core/tests/fingerprint.ts';
import { persons } from '#core/tests/persons.ts';
import { signInWith, type SignedIn } from '#core/tests/sign-in.ts';
import * as collections from '#features/collections/domain/endpoints.ts';
import { bodyOf, newCollection } from '#features/collections/domain/collection.ts';
import * as comments from '#features/comments/domain/endpoints.ts';
import { createAccount } from '#features/identity/server/public/accounts.ts';
import { openAccountServer } from '#features/identity/tests/account-server.ts';
import * as notifications from '#features/notifications/domain/endpoints.ts';
import type { AccountMerge, AccountMergeResult } from '#features/users/domain/account-merge.ts';
import * as management from '#features/users/domain/management-endpoints.ts';
import * as merges from '#features/users/domain/merge-endpoints.ts';
import type { MergePart } from '#features/users/domain/merge-parts.ts';
import { personalTables } from '#features/users/server/deletion/personal-tables.ts';
import { joinCase, leave } from '#features/users/tests/leavers.ts';
import { columnsWith, countBy } from '#features/users/tests/named-columns.ts';
import { referencesToUsers } from './assert-merged.ts';
import { looseColumns } from './loose-columns.ts';
import { moveLeftovers } from './merge-account.ts';

const server = await openAccountServer();
const { pool, db } = server.database;
const { opportunityId, submissionId } = await findDemoCase(server);
const superuser = await server.signIn(persons.superuser);
const foundry = await server.signIn(persons.foundry);
const owner = await server.signIn(persons.owner);

interface Made {
  readonly id: string;
  readonly email: string;
  readonly client: SignedIn;
}

async function one<Value>(sql: string, ...given: unknown[]): Promise<Value> {
  const { rows } = await pool.query<{ value: Value }>(sql, given);
  const [row] = rows;
  if (!row) throw new Error(`Nothing is found by ${sql}`);
  return row.value;
}
const skfId = await one<string>(`select id as value from corporations where slug = 'skf'`);

async function makePerson(firstName: string, lastName = 'Merge'): Promise<Made> {
  const email = `${firstName}.${lastName}@skf.example`.toLowerCase();
  const id = await createAccount(db, {
    ...{ email, password: extraPassword, firstName, lastName, title: null },
    ...{ corporationId: skfId, isFoundryUser: false },
  });
  return { id, email, client: await server.signIn(email, extraPassword) };
}
const idOf = async (person: SignedIn) =>
  (await person.ask(byAuth, { query: { authId: person.authId } })).id;

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

describe('the list of what names a person', () => {
  test('has every foreign key of the database', async () => {
    const listed = personalTables.map(({ reference }) => reference as string);
    expect(listed.toSorted()).toEqual((await referencesToUsers(db)).toSorted());
  });

  test('has every column that is named like a person and has no key', async () => {
    const { rows } = await pool.query<{ name: string }>(
      `select c.table_name || '.' || c.column_name as name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
        and c.data_type in ('text', 'uuid', 'ARRAY')
        and c.column_name ~ '(^|_)(user|users|author|owner|actor|auth|person|people|member|sender|judge|editor)(_id|_ids)?$|_(by|to_users)$'
        and not exists (select from pg_constraint k join pg_attribute a
          on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
          where k.contype = 'f' and k.conrelid = format('%I', c.table_name)::regclass
            and a.attname = c.column_name)`,
    );
    // Names of people at companies, not accounts.
    const names = ['pilot_charters.company_owner'];
    const found = rows.map(({ name }) => name).filter((name) => !names.includes(name));
    expect(found.length).toBeGreaterThan(2);
    for (const name of found) expect(Object.keys(looseColumns)).toContain(name);
  });

  test('has every column in which the demonstration has an id of a person', async () => {
    const { rows } = await pool.query<{ id: string; authId: string | null }>(
      'select id, auth_id as "authId" from users',
    );
    const ids = rows.flatMap(({ id, authId }) => [id, ...(authId === null ? [] : [authId])]);
    const keys = await pool.query<{ name: string }>(
      `select format('%s.%s', conrelid::regclass, a.attname) as name
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.confrelid in ('users'::regclass, 'auth_users'::regclass)`,
    );
    const known = new Set([
      ...keys.rows.map(({ name }) => name),
      ...Object.keys(looseColumns),
      'users.id',
    ]);
    const found = await columnsWith(pool, ids);
    expect(found.length).toBeGreaterThan(20);
    expect(found.filter((name) => !known.has(name))).toEqual([]);
  });
});

describe('two accounts with traces everywhere', async () => {
  const source = await makePerson('Astrid', 'Old');
  const target = await makePerson('Astrid', 'New');
  await joinCase(server, opportunityId, source.id, 'Case Owner');
  await joinCase(server, opportunityId, target.id, 'Observer');
  const submissions = (
    await pool.query<{ id: string }>(
      'select id from submissions where opportunity_id = $1 and is_active order by id',
      [opportunityId],
    )
  ).rows.map(({ id }) => id);
  const [first = '', second = '', third = ''] = submissions;

  const vote = (userId: string, submission: string, value: string, at: string) =>
    pool.query('insert into votes (submission_id, user_id, value, at) values ($1, $2, $3, $4)', [
      ...[submission, userId, value, at],
    ]);
  await vote(source.id, first, 'up', '2026-03-02');
  await vote(target.id, first, 'down', '2026-03-01');
  await vote(source.id, second, 'up', '2026-03-01');
  await vote(target.id, second, 'down', '2026-03-02');
  await vote(source.id, third, 'up', '2026-03-01');
  await pool.query(
    `insert into scores (submission_id, user_id, values, scale) values ($1, $2, '{}', 5)`,
    [first, source.id],
  );
  await pool.query('insert into conflicts_of_interest (submission_id, user_id) values ($1, $2)', [
    ...[first, target.id],
  ]);

  const comment = await source.client.ask(comments.add, {
    params: { id: submissionId },
    body: { body: 'From the old account' },
  });
  await owner.ask(comments.add, {
    params: { id: submissionId },
    body: { body: '@Astrid Old and @Astrid New look', mentions: [source.id, target.id] },
  });
  const make = (person: SignedIn, name: string) =>
    person.ask(collections.create, { body: newCollection(name, person.authId) });
  const share = async (person: SignedIn, name: string, ...authIds: string[]) => {
    const collection = await make(person, name);
    return person.ask(collections.replace, {
      params: { id: collection.id },
      body: { ...bodyOf(collection), sharedToUsers: authIds },
    });
  };
  const { authId: from } = source.client;
  const { authId: to } = target.client;
  const own = await share(source.client, 'Own, shared with the other account', to, owner.authId);
  const shared = await share(owner, 'Shared with the old account', from);
  const both = await share(owner, 'Shared with both', from, to);
  const back = await share(target.client, 'Of the other account', from);

  for (const { id } of [source, target]) {
    await pool.query(
      `insert into files (id, name, content_type, size, sha256, download_token, owner_id)
      values (gen_random_uuid(), 'notes.txt', 'text/plain', 1, 'x', gen_random_uuid(), $1)`,
      [id],
    );
    await pool.query(
      `insert into usage_hours (hour, user_id, kind, term, user_type, count)
      values ('2026-03-01T10:00Z', $1, 'search.run', 'bearing', 'external_user', 3)`,
      [id],
    );
    await pool.query('insert into usage_people (user_id) values ($1)', [id]);
    await pool.query(
      `insert into usage_totals (kind, hour, user_type, part, count, people)
      select 'search.run', '2026-03-01T10:00Z', 'external_user', 0, 3,
        set_bit(repeat('0', 1024)::bit(1024), place, 1) from usage_people where user_id = $1
      on conflict (kind, hour, user_type, corporation_id, part) do update
        set count = usage_totals.count + 3, people = usage_totals.people | excluded.people`,
      [id],
    );
    await pool.query(
      `insert into company_proposals (id, proposed_by, name, url, state)
      values (gen_random_uuid(), $1, 'Acme', 'https://acme.example', 'open')`,
      [id],
    );
  }
  await pool.query(
    'update projects set owner_id = $1 where id = (select id from projects limit 1)',
    [source.id],
  );
  await superuser.ask(roles.assign, { body: { userId: source.id, roleName: 'Foundry Champion' } });
  const preview = (await previewOf(foundry, source, target)).body as AccountMerge;
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
    expect(preview.endedRoles).toEqual(['Foundry Champion']);
    expect(preview.caseRoles).toMatchObject([
      { opportunity: { id: opportunityId }, role: 'Case Owner', before: 'Observer' },
    ]);
  });

  test('another address to confirm with is refused, and nothing changes', async () => {
    const untouched = await fingerprintOf(pool);
    expect((await mergeOf(foundry, source, target, target.email)).status).toBe(400);
    expect(await fingerprintOf(pool)).toEqual(untouched);
  });

  test('a table that still names the account rolls all of it back', async () => {
    const admin = `create table forgotten (id int, person uuid references users(id))`;
    await pool.query(admin);
    await pool.query('insert into forgotten values (1, $1)', [source.id]);
    const untouched = await fingerprintOf(pool);
    const reply = await mergeOf(foundry, source, target);
    await pool.query('delete from forgotten');
    expect(reply.status).toBe(409);
    expect(reply.text).toContain('would still name the account: forgotten.person.');
    await pool.query('drop table forgotten');
    const { forgotten: _, ...others } = untouched;
    expect(await fingerprintOf(pool)).toEqual(others);
  });

  test('merged, every table has as many rows as before, and nothing names the old account', async () => {
    const results = await Promise.all([
      mergeOf(foundry, source, target),
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
    expect((await mergeOf(foundry, source, target)).body).toEqual({ userId: target.id, moved });

    const kept = ['audit_entries.actor_id', 'merged_accounts.user_id'];
    const left = await countBy(pool, source.id);
    expect(Object.keys(left).toSorted()).toEqual(kept);
    const found = await columnsWith(pool, [source.id, from]);
    const allowed = [
      ...kept,
      // The record that stays, and its address, which is nobody's.
      ...['users.id', 'users.email'],
      ...Object.keys(looseColumns).filter((name) => looseColumns[name] === 'keep'),
    ];
    expect(found.filter((name) => !allowed.includes(name))).toEqual([]);

    const after = await countBy(pool, target.id);
    const lost: Record<string, number> = {
      ...{ 'votes.user_id': 2, 'opportunity_team.user_id': 1, 'comment_mentions.user_id': 1 },
      ...{ 'usage_hours.user_id': 1, 'usage_people.user_id': 1, 'scores.user_id': 1 },
      'company_proposals.proposed_by': 1,
    };
    const dropped = ['user_system_roles.user_id', 'user_metadata.user_id', 'user_photos.user_id'];
    for (const [name, rows] of Object.entries(before.source)) {
      if (kept.includes(name) || dropped.includes(name) || name === 'notifications.user_id')
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
      ...{ userId: to, sharedToUsers: [owner.authId], version: own.version + 1 },
    });
    expect(mine.find(({ id }) => id === back.id)?.sharedToUsers).toEqual([]);
    for (const { id } of [shared, both]) {
      const found = await owner.ask(collections.get, { params: { id } });
      expect(found.sharedToUsers).toEqual([to]);
    }
  });

  test('the comment is the other account’s, and no system role came along', async () => {
    const all = await owner.ask(comments.list, { params: { id: submissionId } });
    expect(all.find(({ id }) => id === comment.id)?.author).toMatchObject({ id: target.id });
    const { systemRoles } = await foundry.ask(management.account, { params: { id: target.id } });
    expect(systemRoles).toEqual([]);
  });

  test('the old account cannot be used, found or merged again', async () => {
    expect((await source.client.send('GET', `/users/${source.id}`)).status).toBe(401);
    const again = signInWith(server.app, server.settings.publicUrl, source.email, extraPassword);
    await expect(again).rejects.toThrow(/signIn.wrong/u);
    expect((await previewOf(foundry, source, await makePerson('Third'))).status).toBe(404);
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
    const told = (await target.client.ask(notifications.list, {})).data;
    expect(told[0]?.title).toBe(`The account ${source.email} was merged into yours`);
    expect(await server.mailTo(source.email)).toContain(`Sign in with ${target.email}`);
  });

  test('what others write beside it follows, and deleting the account finds the old one, too', async () => {
    await pool.query('insert into comment_mentions (comment_id, user_id) values ($1, $2)', [
      ...[comment.id, source.id],
    ]);
    await db.transaction((tx) => moveLeftovers(tx));
    expect(Object.keys(await countBy(pool, source.id)).toSorted()).toEqual([
      ...['audit_entries.actor_id', 'merged_accounts.user_id'],
    ]);
    const mine = await target.client.ask(collections.own, { query: { authId: to } });
    await joinCase(server, opportunityId, await idOf(owner), 'Case Owner').catch(() => undefined);
    const reply = await leave(
      { ...target, name: 'Astrid New' },
      mine.filter(({ userId }) => userId === to).map(({ id }) => ({ id, to: null })),
    );
    expect([reply.status, reply.text]).toEqual([204, '']);
    expect(await columnsWith(pool, [source.email, target.email, from, to])).toEqual([]);
  });
});
