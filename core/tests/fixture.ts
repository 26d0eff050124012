import { createHash, randomUUID } from 'node:crypto';
import { colleagues, extraPassword, makeExtraPeople } from './extra-people.ts';
import { sampleFile, sampleName } from './forms.ts';
import { isExtra, personNames, persons, type PersonName, type Ownership } from './persons.ts';
import { secretsOf, type Secrets } from './secrets.ts';
import type { SignedIn } from './sign-in.ts';
import type { TestServer } from './test-server.ts';
import {
  makeCollections,
  type CollectionResources,
} from '#features/directory/collections/tests/fixture-collections.ts';
import {
  makeInvitations,
  type InvitationResources,
} from '#features/cases/company-invitations/tests/fixture-invitations.ts';
import {
  makeImports,
  type ImportResources,
} from '#features/directory/imports/tests/fixture-imports.ts';
import {
  makeIntegrations,
  type IntegrationResources,
} from '#features/operations/webhooks/tests/fixture-integrations.ts';
import {
  makePitchDays,
  missingPitchDay,
  type PitchDayResources,
} from '#features/portfolio/pitch-days/tests/fixture-pitch-days.ts';
import {
  makeProjects,
  missingProject,
  type ProjectResources,
} from '#features/portfolio/projects/tests/fixture-projects.ts';
import {
  makeRadars,
  missingRadar,
  type RadarResources,
} from '#features/portfolio/radars/tests/fixture-radars.ts';
import {
  makeSearches,
  type SearchResources,
} from '#features/directory/saved-searches/tests/fixture-searches.ts';
import {
  makeMessageFiles,
  type MessageResources,
} from '#features/cases/submissions/tests/fixture-messages.ts';
import { makeViews, type ViewResources } from '#features/cases/views/tests/fixture-views.ts';

interface Case {
  readonly corporationId: string;
  readonly cycleId: string;
  readonly opportunityId: string;
  readonly submissionId: string;
  /** Another one, which no other test changes. */
  readonly lastSubmissionId: string;
  readonly slug: string;
}

/** The resources at one place: one of each kind that an endpoint takes. */
export interface FixtureResources
  extends
    Case,
    Secrets,
    CollectionResources,
    ImportResources,
    PitchDayResources,
    ProjectResources,
    RadarResources,
    SearchResources,
    ViewResources,
    InvitationResources,
    IntegrationResources,
    MessageResources {
  /** A comment by the requesting person on that submission. */
  readonly commentId: string;
  /** A notification of the requesting person; else, where they have none, of somebody else. */
  readonly notificationId: string;
  /** A colleague at SKF who is on no team of this fixture, and cannot sign in. */
  readonly newcomerId: string;
  /** A file of that submission, one for each requesting person. */
  readonly fileId: string;
  readonly userId: string;
  readonly authId: string;
  readonly email: string;
}

export interface Fixture {
  readonly server: TestServer;
  readonly people: Record<PersonName, SignedIn>;
  resources(person: PersonName, place: Ownership): FixtureResources;
}

/** Whose cases are a person's own, of their corporation, and of another; and a colleague. */
interface Home {
  readonly own: string;
  readonly same: string;
  readonly other: string;
  readonly colleague: string;
}

const ofSkf = (colleague: string): Home => ({
  own: persons.owner,
  same: 'skf',
  other: 'norrland-steel',
  colleague,
});

const homes: Record<PersonName, Home> = {
  superuser: ofSkf(persons.foundry),
  foundry: ofSkf(persons.superuser),
  champion: ofSkf(colleagues.skf),
  owner: ofSkf(colleagues.skf),
  developer: ofSkf(colleagues.skf),
  observer: ofSkf(colleagues.skf),
  member: ofSkf(colleagues.skf),
  norrland: {
    own: 'norrland-steel',
    same: 'norrland-steel',
    other: 'skf',
    colleague: colleagues.norrland,
  },
  guest: { ...ofSkf(colleagues.halden), same: 'halden-marine' },
  unverified: ofSkf(colleagues.skf),
  administrator: ofSkf(colleagues.skf),
};

/** Cases with a submission, by their corporation; the demonstration accounts' own under an email. */
async function findCases({ database }: TestServer): Promise<Map<string, Case[]>> {
  const { rows } = await database.pool.query<Case & { key: string }>(
    `select o.corporation_id as "corporationId", o.cycle_id as "cycleId",
      o.id as "opportunityId", s.id as "submissionId", z.id as "lastSubmissionId", c.slug,
      case when exists (
        select from opportunity_team t join users u on u.id = t.user_id
        where t.opportunity_id = o.id and u.email = $1) then $1 else c.slug end as key
    from opportunities o join corporations c on c.id = o.corporation_id
    join lateral (
      select id from submissions where opportunity_id = o.id order by id limit 1) s on true
    join lateral (
      select id from submissions where opportunity_id = o.id order by id desc limit 1) z on true
    join cycles y on y.id = o.cycle_id
    order by coalesce(o.end_date, y.end_date) desc, o.id`,
    [persons.owner],
  );
  const cases = new Map<string, Case[]>();
  for (const { key, ...found } of rows) cases.set(key, [...(cases.get(key) ?? []), found]);
  return cases;
}

type User = Pick<FixtureResources, 'userId' | 'authId' | 'email'>;

async function findUsers({ database }: TestServer): Promise<Map<string, User>> {
  const { rows } = await database.pool.query<User>(
    'select email, id as "userId", auth_id as "authId" from users',
  );
  return new Map(rows.map((user) => [user.email, user]));
}

/** A comment by everybody on every case, inserted regardless of their permissions. */
async function makeComments({ database }: TestServer, users: Map<string, User>) {
  const authors = Object.values(persons).flatMap((email) => users.get(email)?.userId ?? []);
  const { rows } = await database.pool.query<{ key: string; id: string }>(
    `insert into comments (id, submission_id, author_id, body)
    select gen_random_uuid(), s.id, a.id, 'From the matrix'
    from unnest($1::uuid[]) a(id), opportunities o
    join lateral (
      select id from submissions where opportunity_id = o.id order by id limit 1) s on true
    returning submission_id || ' ' || author_id as key, id`,
    [authors],
  );
  return new Map(rows.map(({ key, id }) => [key, id]));
}

/** A notification for each of the persons. */
async function makeNotifications({ database }: TestServer, users: Map<string, User>) {
  const ids = Object.values(persons).flatMap((email) => users.get(email)?.userId ?? []);
  const { rows } = await database.pool.query<{ userId: string; id: string }>(
    `insert into notifications (id, user_id, kind, subject, subject_id, title, link)
    select made.id, u.id, 'comment', 'submission', made.id, 'From the matrix', '/discover'
    from unnest($1::uuid[]) u(id), lateral (select gen_random_uuid() id where u.id is not null) made
    returning id, user_id as "userId"`,
    [ids],
  );
  return new Map(rows.map(({ userId, id }) => [userId, id]));
}

/** Publishes every opportunity. Unpublished ones are tested with the public pages. */
const publishAll = ({ database }: TestServer) =>
  database.pool.query('update opportunities set published_at = created_at');

/** Every case has selected its first submission once. */
const selectFirst = ({ database }: TestServer) =>
  database.pool.query(
    `insert into audit_entries (id, at, kind, subject, subject_id, opportunity_id, details)
    select gen_random_uuid(), s.created_at, 'submission.moved', 'submission', s.id::text, o.id,
      '{"from": "Pitch", "to": "Selected"}'
    from opportunities o join lateral (
      select id, created_at from submissions where opportunity_id = o.id order by id limit 1) s on true`,
  );

/** Of every submission the founder has said whether its company may be listed: which one is a case's first is chance. */
const agreeToListing = ({ database }: TestServer) =>
  database.pool.query(
    `update submissions set listing_consent = true, listing_consent_at = created_at,
      listing_consent_from = 'founder'`,
  );

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** For each of them a file on every case's submission: the sample file. */
async function makeFiles({ database }: TestServer, users: Map<string, User>) {
  const askers = Object.values(persons).flatMap((email) => users.get(email)?.userId ?? []);
  const { rows } = await database.pool.query<{ key: string; id: string }>(
    `with made as (
      select gen_random_uuid() as id, o.corporation_id, a.id as owner_id, s.id as submission_id
      from unnest($1::uuid[]) a(id), opportunities o
      join lateral (
        select id from submissions where opportunity_id = o.id order by id limit 1) s on true
    ), stored as (
      insert into files (id, name, content_type, size, sha256, download_token, corporation_id,
        owner_id, place)
      select id, $2, 'text/plain', $3, $4, gen_random_uuid(), corporation_id, owner_id, 'submission'
      from made
    ), placed as (
      insert into submission_files (file_id, submission_id) select id, submission_id from made
    )
    select submission_id || ' ' || owner_id as key, id from made`,
    [askers, sampleName, sampleFile.length, sha256(sampleFile)],
  );
  return new Map(rows.map(({ key, id }) => [key, id]));
}

type SpotOfCase = Omit<
  FixtureResources,
  keyof (CollectionResources & ImportResources & IntegrationResources & InvitationResources)
>;

function makeMissing(server: TestServer): SpotOfCase {
  const id = randomUUID;
  const missing = {
    corporationId: id(),
    cycleId: id(),
    opportunityId: id(),
    submissionId: id(),
    lastSubmissionId: id(),
    commentId: id(),
    notificationId: id(),
    newcomerId: id(),
    fileId: id(),
    messageFileId: id(),
    savedSearchId: id(),
    recentSearchId: id(),
    savedViewId: id(),
    ...missingProject(),
    ...missingRadar(),
    ...missingPitchDay(),
    userId: id(),
    authId: id(),
    email: 'nobody@skf.example',
    slug: 'nobody',
  };
  return { ...missing, ...secretsOf(server, missing) };
}

/** The demonstration data, the persons of the matrix signed in, and the resources of each. */
export async function openFixture(server: TestServer): Promise<Fixture> {
  await makeExtraPeople(server);
  const people = {} as Record<PersonName, SignedIn>;
  for (const name of personNames) {
    people[name] = await server.signIn(persons[name], isExtra(name) ? extraPassword : undefined);
  }
  const cases = await findCases(server);
  const users = await findUsers(server);
  const comments = await makeComments(server, users);
  const notifications = await makeNotifications(server, users);
  const searches = await makeSearches(server);
  const views = await makeViews(server);
  const newcomerId = users.get('anders.kallio@skf.example')?.userId;
  const files = await makeFiles(server, users);
  const messageFiles = await makeMessageFiles(server);
  await publishAll(server);
  await selectFirst(server);
  await agreeToListing(server);
  const projectOn = await makeProjects(server);
  const askers = Object.values(persons).flatMap((email) => users.get(email)?.userId ?? []);
  const radarOf = await makeRadars(server, askers);
  const pitchDayOf = await makePitchDays(server);
  const missing = makeMissing(server);
  const collectionAt = await makeCollections(server, (email) => users.get(email)?.authId);
  const at = (key: string, index: number, email: string, asking: PersonName): SpotOfCase => {
    const record = cases.get(key)?.[index];
    const user = users.get(email);
    const author = users.get(persons[asking])?.userId;
    const commentId = comments.get(`${record?.submissionId} ${author}`);
    const notificationId = notifications.get(user?.userId ?? '') ?? missing.notificationId;
    const fileId = files.get(`${record?.submissionId} ${author}`);
    const messageFileId = messageFiles.get(record?.submissionId ?? '');
    if (!record || !user || !commentId || !fileId || !messageFileId || !newcomerId) {
      throw new Error(`The demonstration has nothing at ${key}, ${index}.`);
    }
    const own = searches.get(user.userId) ?? missing;
    const things = { commentId, fileId, messageFileId, notificationId, newcomerId };
    const { savedSearchId, recentSearchId } = own;
    const savedViewId = views.get(user.userId) ?? missing.savedViewId;
    return {
      ...record,
      ...user,
      ...things,
      savedSearchId,
      recentSearchId,
      savedViewId,
      ...projectOn(record.opportunityId),
      ...radarOf(record.corporationId, author ?? ''),
      ...pitchDayOf(record.opportunityId),
      ...secretsOf(server, record),
    };
  };
  const spotOf = (person: PersonName, place: Ownership): SpotOfCase => {
    const { own, same, other, colleague } = homes[person];
    const elsewhere = other === 'skf' ? persons.member : persons.norrland;
    const finders = {
      own: () => at(own, 0, persons[person], person),
      'same corporation': () => at(same, 1, colleague, person),
      'other corporation': () => at(other, 0, elsewhere, person),
      missing: () => missing,
    };
    return finders[place]();
  };
  const importAt = await makeImports(server, (person, place) => ({
    opportunityId: spotOf(person, place).opportunityId,
    createdBy: users.get(persons[person])?.userId,
  }));
  const invitationAt = await makeInvitations(server, personNames);
  const integrationAt = await makeIntegrations(
    server,
    users.get(persons.foundry)?.userId ?? '',
    (person, place) => spotOf(person, place).corporationId,
  );
  return {
    server,
    people,
    resources: (person, place) => ({
      ...spotOf(person, place),
      ...collectionAt(person, place),
      ...importAt(person, place),
      ...integrationAt(person, place),
      ...invitationAt(spotOf(person, place).opportunityId, person),
    }),
  };
}
