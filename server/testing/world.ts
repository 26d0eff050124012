import { randomUUID } from 'node:crypto';
import { createAccount } from '#server/identity/accounts.ts';
import { signOut, type SignedIn } from './signing-in.ts';
import type { TestServer } from './test-server.ts';

/** The signed-in persons of the matrix: the eight of the demonstration, and two that are traps. */
export const persons = {
  superuser: 'superuser@outrider.example',
  foundry: 'foundry@outrider.example',
  champion: 'champion@skf.example',
  owner: 'owner@skf.example',
  developer: 'developer@skf.example',
  observer: 'observer@skf.example',
  member: 'member@skf.example',
  norrland: 'member@norrland.example',
  /** Of Halden Marine, and Business Developer on a case of SKF. */
  guest: 'guest@halden.example',
  /** Of SKF, flagged foundry, Superuser and Case Owner; but the address was never verified. */
  unverified: 'unverified@skf.example',
} as const;
export type PersonName = keyof typeof persons;
export const personNames = Object.keys(persons) as PersonName[];

/** How far away a thing is from whoever asks for it. */
export const places = ['own', 'same corporation', 'other corporation', 'missing'] as const;
export type Place = (typeof places)[number];

/** What lies at one place: one of everything that an endpoint can be asked for. */
export interface Spot {
  readonly corporationId: string;
  readonly cycleId: string;
  readonly opportunityId: string;
  readonly submissionId: string;
  readonly userId: string;
  readonly authId: string;
  readonly email: string;
}

export interface World {
  readonly server: TestServer;
  readonly people: Record<PersonName, SignedIn>;
  spot(person: PersonName, place: Place): Spot;
}

const password = 'correct horse battery';
const rowsOf = async <Row>(server: TestServer, text: string, values: unknown[] = []) =>
  (await server.database.pool.query(text, values)).rows as Row[];

async function makeExtraPeople(server: TestServer): Promise<void> {
  const { db, pool } = server.database;
  const account = { firstName: 'Extra', lastName: 'Person', title: null, isFoundryUser: false };
  const corporations = new Map(
    (await rowsOf<{ domain: string; id: string }>(
      server,
      'select domain, corporation_id as id from corporation_domains',
    )).map(({ domain, id }) => [domain, id]),
  );
  const emails = ['guest@halden.example', 'colleague@halden.example', 'unverified@skf.example'];
  for (const email of [...emails, 'second@norrland.example', 'second@skf.example']) {
    const corporationId = corporations.get(email.split('@')[1] ?? '') ?? null;
    await createAccount(db, { ...account, email, password, corporationId });
  }
  await pool.query(`insert into opportunity_team (opportunity_id, user_id, role)
    select t.opportunity_id, g.id, case g.email when $1 then 'Case Owner' else 'Business Developer' end
    from opportunity_team t join users o on o.id = t.user_id and o.email = $2
    cross join users g where g.email in ($1, $3)`, [persons.unverified, persons.owner, persons.guest]);
  await pool.query('update users set is_foundry_user = true where email = $1', [persons.unverified]);
  await pool.query(`insert into user_system_roles (user_id, system_role_id)
    select u.id, r.id from users u, system_roles r where u.email = $1`, [persons.unverified]);
  await pool.query('update auth_users set email_verified = false where email = $1', [
    persons.unverified,
  ]);
}

/** Home and neighbour of each person: `on the team of` an e-mail, or a corporation's slug. */
const homes: Record<PersonName, { own: string; same: string; other: string; colleague: string }> = {
  ...Object.fromEntries(
    personNames.map((name) => [
      name,
      { own: persons.owner, same: 'skf', other: 'norrland-steel', colleague: 'second@skf.example' },
    ]),
  ) as Record<PersonName, { own: string; same: string; other: string; colleague: string }>,
  superuser: { own: persons.owner, same: 'skf', other: 'norrland-steel', colleague: persons.foundry },
  foundry: { own: persons.owner, same: 'skf', other: 'norrland-steel', colleague: persons.superuser },
  norrland: { own: 'norrland-steel', same: 'norrland-steel', other: 'skf', colleague: 'second@norrland.example' },
  guest: { own: persons.owner, same: 'halden-marine', other: 'norrland-steel', colleague: 'colleague@halden.example' },
};

type Case = Pick<Spot, 'corporationId' | 'cycleId' | 'opportunityId' | 'submissionId'>;

const caseColumns = `o.corporation_id as "corporationId", o.cycle_id as "cycleId",
  o.id as "opportunityId", s.id as "submissionId"`;

/** Cases with a submission: those of a demonstration account, and those without any. */
async function findCases(server: TestServer): Promise<Map<string, Case[]>> {
  const found = await rowsOf<Case & { slug: string; demo: boolean }>(server, `
    select ${caseColumns}, c.slug, exists (
        select from opportunity_team t join users u on u.id = t.user_id
        where t.opportunity_id = o.id and u.email = '${persons.owner}') as demo
    from opportunities o join corporations c on c.id = o.corporation_id
    join lateral (select id from submissions where opportunity_id = o.id order by id limit 1) s on true
    order by o.created_at`);
  const cases = new Map<string, Case[]>();
  for (const { slug, demo, ...rest } of found) {
    const key = demo ? persons.owner : slug;
    cases.set(key, [...(cases.get(key) ?? []), rest]);
  }
  return cases;
}

export async function openWorld(server: TestServer): Promise<World> {
  await makeExtraPeople(server);
  const cases = await findCases(server);
  const people = {} as Record<PersonName, SignedIn>;
  for (const name of personNames) {
    const extra = name === 'guest' || name === 'unverified';
    people[name] = await server.signIn(persons[name], extra ? password : undefined);
  }
  const users = new Map(
    (await rowsOf<{ email: string; userId: string; authId: string }>(
      server,
      'select email, id as "userId", auth_id as "authId" from users',
    )).map((user) => [user.email, user]),
  );
  const missing: Spot = {
    ...{ corporationId: randomUUID(), cycleId: randomUUID(), opportunityId: randomUUID() },
    ...{ submissionId: randomUUID(), userId: randomUUID(), authId: randomUUID() },
    email: 'nobody@skf.example',
  };
  const at = (key: string, index: number, email: string): Spot => {
    const found = cases.get(key)?.[index];
    const user = users.get(email);
    if (!found || !user) throw new Error(`Nothing at ${key} ${index} ${email}`);
    return { ...found, ...user };
  };
  return {
    server,
    people,
    spot: (person, place) => {
      const { own, same, other, colleague } = homes[person];
      const stranger = other === 'skf' ? persons.member : persons.norrland;
      if (place === 'own') return at(own, 0, persons[person]);
      if (place === 'same corporation') return at(same, 1, colleague);
      return place === 'missing' ? missing : at(other, 0, stranger);
    },
  };
}

/** Somebody whose token is whole and whose session is over; and somebody who was sent away. */
export async function makeDeparted(server: TestServer) {
  const { db, pool } = server.database;
  const account = { firstName: 'Gone', lastName: 'Person', title: null, isFoundryUser: true };
  for (const email of ['revoked@outrider.example', 'deactivated@outrider.example']) {
    await createAccount(db, { ...account, email, password, corporationId: null });
  }
  const revoked = await server.signIn('revoked@outrider.example', password);
  const deactivated = await server.signIn('deactivated@outrider.example', password);
  await signOut(server, revoked);
  await pool.query('update users set is_active = false where email = $1', [deactivated.email]);
  return { revoked, deactivated };
}
