import * as roles from '#core/domain/identity/role-endpoints.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { extraPassword } from '#core/tests/extra-people.ts';
import { persons } from '#core/tests/persons.ts';
import type { SignedIn } from '#core/tests/sign-in.ts';
import type { TestServer } from '#core/tests/test-server.ts';
import * as collections from '#features/directory/collections/domain/endpoints.ts';
import { bodyOf, newCollection } from '#features/directory/collections/domain/collection.ts';
import * as comments from '#features/cases/comments/domain/endpoints.ts';
import { createAccount } from '#features/people/identity/server/shared/accounts.ts';
import { joinCase } from './leavers.ts';

export interface MadeAccount {
  readonly id: string;
  readonly email: string;
  readonly client: SignedIn;
}

/** Somebody of SKF, signed in. */
export async function makeAccount(
  server: TestServer,
  firstName: string,
  lastName: string,
): Promise<MadeAccount> {
  const { db, pool } = server.database;
  const { rows } = await pool.query<{ id: string }>(
    "select id from corporations where slug = 'skf'",
  );
  const email = `${firstName}.${lastName}@skf.example`.toLowerCase();
  const id = await createAccount(db, {
    email,
    password: extraPassword,
    firstName,
    lastName,
    title: null,
    corporationId: rows[0]?.id ?? null,
    isFoundryUser: false,
  });
  return { id, email, client: await server.signIn(email, extraPassword) };
}

/** Two accounts of one person, both of which are named in many tables, some of them together. */
export async function makeTwoAccounts(server: TestServer) {
  const { pool } = server.database;
  const { opportunityId, submissionId } = await findDemoCase(server);
  const superuser = await server.signIn(persons.superuser);
  const owner = await server.signIn(persons.owner);
  const source = await makeAccount(server, 'Astrid', 'Old');
  const target = await makeAccount(server, 'Astrid', 'New');
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
      submission,
      userId,
      value,
      at,
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
    first,
    target.id,
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
  await pool.query(
    `insert into corporation_administrators (user_id, corporation_id)
    select id, corporation_id from users where id = $1`,
    [source.id],
  );
  await superuser.ask(roles.assign, { body: { userId: source.id, roleName: 'Foundry Champion' } });
  return { source, target, owner, opportunityId, submissionId, comment, own, shared, both, back };
}
