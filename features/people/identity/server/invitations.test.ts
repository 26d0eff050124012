import { expect, test } from 'vitest';
import { requestSignIn } from '#core/tests/sign-in.ts';
import { inject } from '#core/tests/client.ts';
import { invite, lookup } from '#features/people/identity/domain/invitation-endpoints.ts';
import { readLink, setPassword } from '#features/people/identity/domain/link-endpoints.ts';
import { openAccountServer } from '#features/people/identity/tests/account-server.ts';
import { keyIn } from '#features/people/identity/tests/mailed-key.ts';

const server = await openAccountServer();
const { pool } = server.database;
const foundry = await server.signIn('foundry@outrider.example');
const { rows } = await pool.query<{ id: string }>(`select id from corporations where slug = 'skf'`);
const corporationId = rows[0]?.id ?? '';
const invitationOf = (email: string) => ({
  body: { email, firstName: 'Nora', lastName: 'Vik', corporationId },
});

test('an invited person sets a password by the link, and is of the corporation', async () => {
  const email = 'nora.vik@skf.example';
  await foundry.ask(invite, invitationOf('Nora.Vik@skf.example'));
  const mail = await server.mailTo(email);
  expect(mail).toContain('Jon Oberg has invited you to Outrider');
  const key = keyIn(mail);
  expect(await server.anonymous.ask(readLink, { body: { key } })).toEqual({
    kind: 'invitation',
    email,
  });
  const common = await server.anonymous.try(setPassword, { body: { key, password: 'nora1999' } });
  expect(common).toMatchObject({ status: 400, body: { code: 'password.common' } });
  await server.anonymous.ask(setPassword, { body: { key, password: 'Moss-lantern-7' } });

  const person = await server.signIn(email, 'Moss-lantern-7');
  const { body } = await person.send('GET', '/corporations');
  expect(body).toMatchObject([{ id: corporationId }]);
});

test('invited again, they get another link; once they have a password, the address is in use', async () => {
  const email = 'twice@skf.example';
  const first = await foundry.ask(invite, invitationOf(email));
  const second = await foundry.ask(invite, invitationOf(email));
  expect(second).toEqual(first);
  expect(first.link).toBeNull();
  const key = keyIn(await server.mailTo(email, 1));
  await server.anonymous.ask(setPassword, { body: { key, password: 'Moss-lantern-7' } });
  // The other link ended with it.
  const other = keyIn(await server.mailTo(email, 0));
  expect((await server.anonymous.try(readLink, { body: { key: other } })).status).toBe(410);
  expect(await foundry.try(invite, invitationOf(email))).toMatchObject({
    status: 409,
    body: { code: 'signIn.emailInUse' },
  });
});

test('somebody known from a case team keeps their record', async () => {
  const email = 'teammate@skf.example';
  await pool.query(
    `insert into users (id, email, first_name) values (gen_random_uuid(), $1, 'Team')`,
    [email],
  );
  const { userId } = await foundry.ask(invite, invitationOf(email));
  const { rows } = await pool.query('select first_name from users where id = $1', [userId]);
  expect(rows).toEqual([{ first_name: 'Team' }]);
});

test('before they have set a password nobody signs in', async () => {
  const email = 'waiting@skf.example';
  await foundry.ask(invite, invitationOf(email));
  for (const password of ['', 'x', 'outrider-demo']) {
    const reply = await requestSignIn(server.app, server.settings.publicUrl, { email, password });
    expect([400, 401]).toContain(reply.status);
  }
});

test('with a role, given by who may give it', async () => {
  const superuser = await server.signIn('superuser@outrider.example');
  const { body } = invitationOf('role@skf.example');
  const asSuperuser = { body: { ...body, role: 'Superuser' as const } };
  expect(await foundry.try(invite, asSuperuser)).toMatchObject({ status: 403 });
  const addresses = {
    body: { emails: ['role@skf.example', 'owner@skf.example', 'new@skf.example'] },
  };
  expect((await foundry.ask(lookup, addresses)).known).toEqual([
    { email: 'owner@skf.example', state: 'member' },
  ]);
  const { userId } = await superuser.ask(invite, asSuperuser);
  expect((await foundry.ask(lookup, addresses)).known).toContainEqual({
    email: 'role@skf.example',
    state: 'invited',
  });
  const { rows } = await pool.query(
    `select name from system_roles join user_system_roles on system_role_id = system_roles.id
    where user_id = $1`,
    [userId],
  );
  expect(rows).toEqual([{ name: 'Superuser' }]);
  // Who may not act on such an account gets no link to it either.
  expect((await foundry.try(invite, invitationOf('role@skf.example'))).status).toBe(403);
});

test('without a mail server the link is handed over, and no email is kept', async () => {
  const email = 'by.hand@skf.example';
  const { app } = await server.openNode({ mail: null });
  const send = (path: string, payload: object) =>
    inject(app, {
      method: 'POST',
      url: `/api${path}`,
      headers: { authorization: `Bearer ${foundry.token}` },
      payload,
    });
  const reply = await send('/invitations/lookup', { emails: [email] });
  expect(JSON.parse(reply.text)).toEqual({ sendsMail: false, known: [] });
  const { text } = await send('/invitations', invitationOf(email).body);
  const { link } = JSON.parse(text) as { link: string };
  expect(link).toContain(`${server.settings.publicUrl}/reset-password#`);
  const key = link.slice(link.indexOf('#') + 1);
  await server.anonymous.ask(setPassword, { body: { key, password: 'Moss-lantern-7' } });
  await server.signIn(email, 'Moss-lantern-7');
  const { rowCount } = await pool.query('select 1 from mails where recipient = $1', [email]);
  expect(rowCount).toBe(0);
  await app.close();
});

test('a corporation that does not exist is refused, and nothing is made', async () => {
  const email = 'lost@skf.example';
  const missing = '019a0000-0000-7000-8000-000000000000';
  const { body } = invitationOf(email);
  const reply = await foundry.try(invite, { body: { ...body, corporationId: missing } });
  expect(reply.status).toBe(404);
  const { rowCount } = await pool.query('select 1 from auth_users where email = $1', [email]);
  expect(rowCount).toBe(0);
});
