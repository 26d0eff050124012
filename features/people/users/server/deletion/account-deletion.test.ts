import { describe, expect, test } from 'vitest';
import { byAuth } from '#core/domain/identity/user-endpoints.ts';
import { clientOf } from '#core/tests/client.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { formWith } from '#core/tests/forms.ts';
import { newId } from '#core/server/tables/columns.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import * as comments from '#features/cases/comments/domain/endpoints.ts';
import * as files from '#features/cases/files/domain/endpoints.ts';
import type { Attachment } from '#features/cases/files/domain/file.ts';
import { deletion } from '#features/people/users/domain/account-endpoints.ts';
import { joinCase, leave, makeLeaver } from '#features/people/users/tests/leavers.ts';
import { personTablesOf } from '#features/people/users/server/shared/person-tables.ts';
import { personalTablesOf } from './personal-tables.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const { opportunityId, submissionId } = await findDemoCase(server);
const owner = await server.signIn('owner@skf.example');
const { id: ownerId } = await owner.ask(byAuth, { query: { authId: owner.authId } });

test('every reference to a person is decided about', async () => {
  const { rows } = await pool.query<{ reference: string }>(
    `select format('%s.%s', conrelid::regclass, a.attname) as reference
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.conparentid = 0 and c.confrelid = 'users'::regclass`,
  );
  const decided = personalTablesOf(personTablesOf(server.services)).map(
    ({ table, column }) => `${table}.${column}`,
  );
  expect(decided.toSorted()).toEqual(rows.map(({ reference }) => reference).toSorted());
});

describe('who is the last to', () => {
  test('own a case hands it over first; of two at once, one stays', async () => {
    const [one, other] = [
      await makeLeaver(server, 'Anna', 'Backlund'),
      await makeLeaver(server, 'Bo', 'Carlen'),
    ];
    const { rows } = await pool.query<{ id: string }>(
      `select o.id from opportunities o join corporations c on c.id = o.corporation_id
      where c.slug = 'skf' and o.id <> $1 limit 1`,
      [opportunityId],
    );
    const on = rows[0]?.id ?? '';
    await pool.query('delete from opportunity_team where opportunity_id = $1', [on]);
    await joinCase(server, on, one.id, 'Case Owner');
    const refused = await leave(one);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: 'account.lastOwner' });
    const plan = await one.client.ask(deletion, { params: { id: one.id } });
    expect(plan.lastOwnerOf.map((opportunity) => opportunity.id)).toEqual([on]);
    await joinCase(server, on, other.id, 'Case Owner');
    const replies = await Promise.all([leave(one), leave(other)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    const { rows: owners } = await pool.query(
      'select user_id from opportunity_team where opportunity_id = $1',
      [on],
    );
    expect(owners).toHaveLength(1);
  });

  test('own several cases is told the name of each', async () => {
    const leaver = await makeLeaver(server, 'Dag', 'Ek');
    const { rows } = await pool.query<{ id: string; name: string }>(
      `select o.id, o.name from opportunities o join corporations c on c.id = o.corporation_id
      where c.slug = 'skf' and o.is_active order by o.name limit 2`,
    );
    for (const { id } of rows) {
      await pool.query('delete from opportunity_team where opportunity_id = $1', [id]);
      await joinCase(server, id, leaver.id, 'Case Owner');
    }
    const reply = await leave(leaver);
    expect(reply.status).toBe(409);
    const [one, other] = rows.map(({ name }) => `“${name}”`);
    const sentences = [`${one}, ${other}`, `${other}, ${one}`];
    expect(sentences.filter((names) => reply.text.includes(names))).toHaveLength(1);
    // Others own them from here on.
    for (const { id } of rows) await joinCase(server, id, ownerId, 'Case Owner');
    expect((await leave(leaver)).status).toBe(204);
  });

  test('be Superuser hands the role over first', async () => {
    const email = 'superuser@outrider.example';
    const client = await server.signIn(email);
    const superuser = {
      client,
      email,
      id: (await client.ask(byAuth, { query: { authId: client.authId } })).id,
      name: 'Signe Holm',
    };
    const plan = await client.ask(deletion, { params: { id: superuser.id } });
    expect(plan.isLastSuperuser).toBe(true);
    const reply = await leave(superuser);
    expect([reply.status, reply.body]).toMatchObject([409, { code: 'user.lastSuperuser' }]);
  });
});

describe('others keep', () => {
  test('their name when it is the same, or an address that contains the other one', async () => {
    const leaver = await makeLeaver(server, 'Kim', 'Dahl');
    await makeLeaver(server, 'Joakim', 'Dahl');
    await pool.query("update users set first_name = 'Kim', last_name = 'Dahl' where email = $1", [
      'member@skf.example',
    ]);
    const note = await owner.ask(comments.add, {
      params: { id: submissionId },
      body: { body: `Ask Kim Dahl, ${leaver.email} or joakim.dahl@skf.example` },
    });
    expect((await leave(leaver)).status).toBe(204);
    const all = await owner.ask(comments.list, { params: { id: submissionId } });
    expect(all.find(({ id }) => id === note.id)?.body).toBe(
      'Ask Kim Dahl, Former member or joakim.dahl@skf.example',
    );
  });

  test('what they added to a submission, with its bytes', async () => {
    const leaver = await makeLeaver(server, 'Stina', 'Falk');
    await joinCase(server, opportunityId, leaver.id, 'Business Developer');
    const query = { name: 'drawing.txt', submissionId };
    const sent = await leaver.client.send('POST', '/files/o', { query, form: formWith('drawn') });
    const { id } = sent.body as Attachment;
    expect((await leave(leaver)).status).toBe(204);
    const { url } = await owner.ask(files.get, { params: { id } });
    expect((await server.app.inject({ method: 'GET', url })).body).toBe('drawn');
  });

  test('nothing of a file whose message was not sent', async () => {
    const leaver = await makeLeaver(server, 'Siv', 'Falk');
    await joinCase(server, opportunityId, leaver.id, 'Business Developer');
    const query = { name: 'offer.txt', messageAbout: submissionId };
    const sent = await leaver.client.send('POST', '/files/o', { query, form: formWith('offered') });
    const { id } = sent.body as Attachment;
    expect(await server.files.get(id)).not.toBeNull();
    expect((await leave(leaver)).status).toBe(204);
    const { rowCount } = await pool.query('select from files where id = $1', [id]);
    expect([rowCount, await server.files.get(id)]).toEqual([0, null]);
  });

  test('a company with a founder of the same name', async () => {
    const leaver = await makeLeaver(server, 'Tove', 'Engman');
    const { rows } = await pool.query<{ id: string }>(
      `update companies set description = 'Founded by Tove Engman' where id =
        (select id from companies limit 1) returning id`,
    );
    expect((await leave(leaver)).status).toBe(204);
    const after = await pool.query('select description from companies where id = $1', [
      rows[0]?.id,
    ]);
    expect(after.rows).toEqual([{ description: 'Founded by Tove Engman' }]);
  });

  test('the name in what others sent: of a contact, and in what an import replaced', async () => {
    const leaver = await makeLeaver(server, 'Tuva', 'Engdahl');
    await pool.query('update submissions set contact_name = $2, reason = $3 where id = $1', [
      submissionId,
      leaver.name,
      `${leaver.name} will call`,
    ]);
    const importId = newId();
    await pool.query(
      `insert into imports (id, "of", source, file_name, file_bytes, state)
      values ($1, 'companies', 'a list', 'a.csv', 1, 'done')`,
      [importId],
    );
    const before = { founders: leaver.name };
    await pool.query(
      `insert into import_changes (import_id, record_id, before, written_at)
      values ($1, gen_random_uuid(), $2, now())`,
      [importId, before],
    );
    expect((await leave(leaver)).status).toBe(204);
    const submission = await pool.query(
      'select contact_name, reason from submissions where id = $1',
      [submissionId],
    );
    expect(submission.rows).toEqual([
      { contact_name: leaver.name, reason: 'Former member will call' },
    ]);
    const change = await pool.query('select before from import_changes where import_id = $1', [
      importId,
    ]);
    expect(change.rows).toEqual([{ before }]);
  });

  test('a visitor without a token is told to sign in', async () => {
    const reply = await clientOf(server.app, {}).try(deletion, { params: { id: opportunityId } });
    expect(reply.status).toBe(401);
  });
});
