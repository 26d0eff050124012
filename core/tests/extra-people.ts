import { createAccount } from '#features/people/identity/server/shared/accounts.ts';
import { persons } from './persons.ts';
import { signOut, type SignedIn } from './sign-in.ts';
import type { TestServer } from './test-server.ts';

export const extraPassword = 'correct horse battery';

/** Colleagues and people of other corporations that the demonstration data lacks. */
export const colleagues = {
  skf: 'second@skf.example',
  norrland: 'second@norrland.example',
  halden: 'colleague@halden.example',
} as const;

async function account(server: TestServer, email: string, isFoundryUser = false): Promise<void> {
  const { db, pool } = server.database;
  const { rows } = await pool.query<{ id: string }>(
    'select corporation_id as id from corporation_domains where domain = $1',
    [email.split('@')[1]],
  );
  await createAccount(db, {
    email,
    password: extraPassword,
    firstName: 'Extra',
    lastName: 'Person',
    title: null,
    corporationId: rows[0]?.id ?? null,
    isFoundryUser,
  });
}

/** Adds somebody to every case team of the demonstration's Case Owner. */
const joinCases = (server: TestServer, email: string, role: string) =>
  server.database.pool.query(
    `insert into opportunity_team (opportunity_id, user_id, role)
      select t.opportunity_id, me.id, $2
      from opportunity_team t join users o on o.id = t.user_id and o.email = $3
      cross join users me where me.email = $1`,
    [email, role, persons.owner],
  );

/** Somebody with every role and share, on an address that was never verified. */
async function makeUnverified(server: TestServer): Promise<void> {
  const { pool } = server.database;
  await account(server, persons.unverified, true);
  await joinCases(server, persons.unverified, 'Case Owner');
  await pool.query(
    `insert into user_system_roles (user_id, system_role_id)
      select u.id, r.id from users u, system_roles r where u.email = $1`,
    [persons.unverified],
  );
  await pool.query(
    `insert into corporation_administrators (user_id, corporation_id)
      select id, corporation_id from users where email = $1`,
    [persons.unverified],
  );
  await pool.query('update auth_users set email_verified = false where email = $1', [
    persons.unverified,
  ]);
}

/** Somebody without a role, as the foundry has made them an administrator of their corporation. */
async function makeAdministrator(server: TestServer): Promise<void> {
  await account(server, persons.administrator);
  await server.database.pool.query(
    `insert into corporation_administrators (user_id, corporation_id)
      select id, corporation_id from users where email = $1`,
    [persons.administrator],
  );
}

export async function makeExtraPeople(server: TestServer): Promise<void> {
  for (const email of Object.values(colleagues)) await account(server, email);
  await account(server, persons.guest);
  await joinCases(server, persons.guest, 'Business Developer');
  await makeUnverified(server);
  await makeAdministrator(server);
}

/** Somebody with a valid token whose session is over; and somebody who was deactivated. */
export async function makeDeparted(
  server: TestServer,
): Promise<{ revoked: SignedIn; deactivated: SignedIn }> {
  const signedIn = async (email: string) => {
    await account(server, email, true);
    return server.signIn(email, extraPassword);
  };
  const revoked = await signedIn('revoked@outrider.example');
  const deactivated = await signedIn('deactivated@outrider.example');
  await signOut(server, revoked);
  await server.database.pool.query('update users set is_active = false where email = $1', [
    deactivated.email,
  ]);
  return { revoked, deactivated };
}
