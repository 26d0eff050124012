import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { joinCase, leave, makeLeaver } from '#features/people/users/tests/leavers.ts';
import { topicOf } from '#core/domain/live/live.ts';
import { openLiveClient } from '#core/tests/live-client.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import type { SignedIn } from '#core/tests/sign-in.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import * as endpoints from '#features/cases/views/domain/endpoints.ts';
import { viewLimits } from '#features/cases/views/domain/limits.ts';
import type { NewView, SavedView } from '#features/cases/views/domain/saved-view.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const { opportunityId } = await findDemoCase(server);
const owner = await server.signIn('owner@skf.example');
const observer = await server.signIn('observer@skf.example');
const developer = await server.signIn('developer@skf.example');
const champion = await server.signIn('champion@skf.example');
const member = await server.signIn('member@skf.example');
const foundry = await server.signIn('foundry@outrider.example');
const norrland = await server.signIn('member@norrland.example');
const { rows: corporations } = await pool.query<{ id: string; slug: string }>(
  `select id, slug from corporations where slug in ('skf', 'norrland-steel')`,
);
const corporationOf = (slug: string) => corporations.find((one) => one.slug === slug)?.id ?? '';
const corporationId = corporationOf('skf');

beforeEach(() => pool.query('delete from saved_views'));

const ofCase = { screen: 'submissions', opportunityId } as const;
const ofProjects = { screen: 'projects', corporationId } as const;
const body = (more: Partial<NewView> = {}): NewView => ({
  screen: 'submissions',
  opportunityId,
  name: 'Pitched',
  search: { stage: 'Pitch' },
  isShared: false,
  ...more,
});
const onProjects = (more: Partial<NewView> = {}) =>
  body({ screen: 'projects', opportunityId: undefined, corporationId, ...more });
const save = (more: Partial<NewView> = {}, person = owner) =>
  person.ask(endpoints.create, { body: body(more) });
const trySaving = (one: NewView, person = owner) => person.try(endpoints.create, { body: one });
const namesFor = async (person: SignedIn, place: Parameters<typeof listIn>[1] = ofCase) =>
  (await listIn(person, place)).map(({ name }) => name);
async function listIn(
  person: SignedIn,
  query: { screen: 'submissions' | 'projects' | 'discover'; [id: string]: string } = ofCase,
): Promise<SavedView[]> {
  return (await person.ask(endpoints.list, { query: query as never })).views;
}
const change = ({ id, name, search, isShared }: SavedView, more: object = {}) => ({
  params: { id },
  body: { name, search, isShared, ...more },
});

describe('views of submissions', () => {
  test('are one’s own until they are shared with all who see the opportunity', async () => {
    const view = await save({ name: 'walls' });
    await save({ name: 'Bridges', isShared: true });
    expect(await namesFor(owner)).toEqual(['Bridges', 'walls']);
    for (const person of [observer, member, foundry]) {
      expect(await namesFor(person)).toEqual(['Bridges']);
    }
    expect((await norrland.try(endpoints.list, { query: ofCase })).status).toBe(404);

    await owner.ask(endpoints.replace, change(view, { isShared: true }));
    expect(await listIn(observer)).toMatchObject([
      { name: 'Bridges', isOwn: false, canDelete: false },
      { name: 'walls', search: { stage: 'Pitch' }, isShared: true, version: 2 },
    ]);
  });

  test('are shared by who edits the opportunity, and changed by their owner alone', async () => {
    for (const person of [observer, member, developer, champion]) {
      const refused = await trySaving(body({ isShared: true }), person);
      expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
    const own = await save({}, observer);
    const shared = await observer.try(endpoints.replace, change(own, { isShared: true }));
    expect(shared.status).toBe(403);
    for (const person of [owner, foundry]) {
      expect((await person.try(endpoints.replace, change(own))).status).toBe(404);
      expect((await person.try(endpoints.remove, { params: { id: own.id } })).status).toBe(404);
    }
    const { id } = await save({ name: 'For all', isShared: true }, foundry);
    const [seen] = await listIn(owner);
    if (!seen) throw new Error('It is shared.');
    const replaced = await owner.try(endpoints.replace, change(seen));
    expect(replaced).toMatchObject({ status: 403, body: { code: 'savedView.notOwn' } });
    expect((await observer.try(endpoints.remove, { params: { id } })).status).toBe(403);
    expect(seen.canDelete).toBe(true);
    await owner.ask(endpoints.remove, { params: { id } });
    expect(await namesFor(foundry)).toEqual([]);
    await owner.ask(endpoints.restore, { params: { id } });
    expect(await namesFor(foundry)).toEqual(['For all']);
  });

  test('are gone with the opportunity, and with its place in the team', async () => {
    const { id } = await save();
    await pool.query('update opportunities set is_active = false where id = $1', [opportunityId]);
    expect((await owner.try(endpoints.list, { query: ofCase })).status).toBe(404);
    expect((await owner.try(endpoints.remove, { params: { id } })).status).toBe(404);
    await pool.query('update opportunities set is_active = true where id = $1', [opportunityId]);
    expect(await namesFor(owner)).toEqual(['Pitched']);
  });
});

describe('views of Projects and Discover', () => {
  test('are shared by who runs the corporation, with its people', async () => {
    expect((await trySaving(onProjects({ isShared: true }))).status).toBe(403);
    await foundry.ask(endpoints.create, { body: onProjects({ isShared: true }) });
    await owner.ask(endpoints.create, { body: onProjects({ name: 'Mine' }) });
    expect(await namesFor(owner, ofProjects)).toEqual(['Mine', 'Pitched']);
    expect(await namesFor(member, ofProjects)).toEqual(['Pitched']);
    // Of another screen, and of another corporation.
    expect(await namesFor(member, { screen: 'discover', corporationId })).toEqual([]);
    expect((await norrland.try(endpoints.list, { query: ofProjects })).status).toBe(404);
    expect((await trySaving(onProjects(), norrland)).status).toBe(404);

    await pool.query(
      `insert into corporation_administrators (corporation_id, user_id)
       select $1, id from users where email = $2`,
      [corporationId, member.email],
    );
    const byThem = onProjects({ name: 'By us', isShared: true });
    expect((await trySaving(byThem, member)).status).toBe(200);
    await waitUntil(async () => (await listIn(member, ofProjects)).every((one) => one.canDelete));
  });

  test('are not for somebody of another corporation who is on a case team', async () => {
    await foundry.ask(endpoints.create, { body: onProjects({ isShared: true }) });
    await save({ name: 'Of the case', isShared: true });
    const isThem = `user_id = (select id from users where email = '${norrland.email}')`;
    await pool.query(
      `insert into opportunity_team (opportunity_id, user_id, role)
       select $1, id, 'Support' from users where email = $2`,
      [opportunityId, norrland.email],
    );
    expect(await namesFor(norrland)).toEqual(['Of the case']);
    expect((await norrland.try(endpoints.list, { query: ofProjects })).status).toBe(404);
    expect((await trySaving(onProjects({ name: 'Mine' }), norrland)).status).toBe(404);
    await pool.query(`delete from opportunity_team where ${isThem}`);
  });

  test('are one’s own where no corporation is chosen', async () => {
    const nowhere = onProjects({ corporationId: undefined });
    const shared = await trySaving({ ...nowhere, isShared: true }, foundry);
    expect(shared).toMatchObject({ status: 403, body: { code: 'savedView.noCorporation' } });
    expect((await trySaving(nowhere, foundry)).status).toBe(200);
    expect(await namesFor(foundry, { screen: 'projects' })).toEqual(['Pitched']);
    expect(await namesFor(foundry, ofProjects)).toEqual([]);
    expect(await namesFor(owner, { screen: 'projects' })).toEqual([]);
  });
});

describe('what is refused', () => {
  test('a name that is there already, whatever its case, also by two at once', async () => {
    await save();
    expect(await trySaving(body({ name: 'PITCHED' }))).toMatchObject({
      status: 409,
      body: { code: 'savedView.nameTaken' },
    });
    // Another person's own, and a shared one, do not get in the way.
    await save({}, observer);
    await save({ isShared: true });
    const both = await Promise.all([1, 2].map(() => trySaving(body({ name: 'At once' }))));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const view = await save({ name: 'Other' });
    expect((await owner.try(endpoints.replace, change(view, { name: 'pitched' }))).status).toBe(
      409,
    );
    await owner.ask(endpoints.replace, change(view, { name: 'OTHER' }));
  });

  test('more than there may be, of one’s own and shared, also by sharing and restoring', async () => {
    const { id } = await save({ name: 'First' });
    const fill = (isShared: boolean) =>
      pool.query(
        `insert into saved_views (id, screen, opportunity_id, owner_id, name, search, is_shared)
         select gen_random_uuid(), 'submissions', $1, u.id, 'No ' || n || $4::boolean, '{}', $4::boolean
         from generate_series(1, $2) n, users u where u.email = $3`,
        [opportunityId, viewLimits.viewsMost, owner.email, isShared],
      );
    await owner.ask(endpoints.remove, { params: { id } });
    await fill(false);
    expect(await trySaving(body())).toMatchObject({ body: { code: 'savedView.tooMany' } });
    expect((await owner.try(endpoints.restore, { params: { id } })).status).toBe(409);
    await save({ name: 'Still shared', isShared: true });
    await fill(true);
    const over = await trySaving(body({ isShared: true }), foundry);
    expect(over).toMatchObject({ status: 409, body: { code: 'savedView.tooManyShared' } });
    const [own] = (await listIn(owner)).filter(({ isShared }) => !isShared);
    if (!own) throw new Error('There are fifty.');
    expect((await owner.try(endpoints.replace, change(own, { isShared: true }))).status).toBe(409);
  });

  test.each<[string, object]>([
    ['no name', { name: ' ' }],
    ['a long name', { name: 'x'.repeat(201) }],
    ['a name of a parameter that is none', { search: { 'a b': 'x' } }],
    ['a prototype', { search: JSON.parse('{"__proto__": "x"}') }],
    ['nothing as a value', { search: { stage: null } }],
    ['a deeply nested value', { search: { stage: [[[['Pitch']]]] } }],
    ['text that cannot be stored', { search: { answers: [{ is: '\u0000' }] } }],
    ['a long value', { search: { stage: 'x'.repeat(4096) } }],
    [
      'too much',
      {
        search: Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`a${n}`, 'x'.repeat(500)])),
      },
    ],
    [
      'too many parameters',
      { search: Object.fromEntries(Array.from({ length: 61 }, (_, n) => [`a${n}`, 'x'])) },
    ],
    ['submissions of no opportunity', { opportunityId: undefined }],
    ['an unknown screen', { screen: 'people' }],
  ])('%s', async (_, more) => {
    expect((await trySaving(body(more as Partial<NewView>))).status).toBe(400);
  });

  test('a change of what was changed meanwhile, with what is there', async () => {
    const view = await save();
    await owner.ask(endpoints.replace, change(view, { name: 'Renamed', version: 1 }));
    expect(await owner.try(endpoints.replace, change(view, { version: 1 }))).toMatchObject({
      status: 409,
      body: { code: 'stale', details: { name: 'Renamed', version: 2 } },
    });
  });

  test('what is not there', async () => {
    const params = { id: randomUUID() };
    for (const endpoint of [endpoints.remove, endpoints.restore]) {
      expect((await owner.try(endpoint, { params })).status).toBe(404);
    }
  });
});

describe('deleting', () => {
  test('twice is done once; a view is restored for a day', async () => {
    const { id } = await save();
    const params = { id };
    const replies = [
      await owner.try(endpoints.remove, { params }),
      await owner.try(endpoints.remove, { params }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([204, 404]);
    expect((await owner.ask(endpoints.restore, { params })).id).toBe(id);
    expect((await owner.ask(endpoints.restore, { params })).id).toBe(id);
    await owner.ask(endpoints.remove, { params });
    await pool.query(`update saved_views set deleted_at = now() - interval '25 hours'`);
    expect((await owner.try(endpoints.restore, { params })).status).toBe(404);
  });
});

test('what is shared is in the history of the opportunity, what is one’s own is not', async () => {
  const kinds = async () =>
    (
      await pool.query<{ kind: string }>(
        `select kind from audit_entries where kind like '%View.%' order by id`,
      )
    ).rows.map(({ kind }) => kind);
  const before = (await kinds()).length;
  const view = await save();
  await owner.ask(endpoints.replace, change(view, { name: 'Own' }));
  await owner.ask(endpoints.replace, change(view, { isShared: true }));
  await owner.ask(endpoints.replace, change(view, { name: 'All', isShared: true }));
  await owner.ask(endpoints.replace, change(view, { isShared: false }));
  await owner.ask(endpoints.replace, change(view, { isShared: true }));
  await owner.ask(endpoints.remove, { params: { id: view.id } });
  await owner.ask(endpoints.restore, { params: { id: view.id } });
  expect((await kinds()).slice(before)).toEqual([
    'caseView.shared',
    'caseView.changed',
    'caseView.unshared',
    'caseView.shared',
    'caseView.deleted',
    'caseView.restored',
  ]);
});

test('of an account that is deleted, what was shared stays, and the rest goes', async () => {
  const leaver = await makeLeaver(server, 'Vera', 'Backlund');
  await joinCase(server, opportunityId, leaver.id, 'Case Owner');
  await leaver.client.ask(endpoints.create, { body: body({ name: 'Own' }) });
  await leaver.client.ask(endpoints.create, { body: body({ name: 'For all', isShared: true }) });
  expect((await leave(leaver)).status).toBe(204);
  expect(await listIn(owner)).toMatchObject([
    { name: 'For all', owner: null, isOwn: false, canDelete: true },
  ]);
  const { rows } = await pool.query('select from saved_views');
  expect(rows).toHaveLength(1);
});

test('who looks at a list learns that a view was shared, and of one’s own nobody does', async () => {
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const topics = [topicOf('corporation', corporationId), topicOf('opportunity', opportunityId)];
  const [colleague, stranger] = [
    await openLiveClient(address, member.token, topics),
    await openLiveClient(address, norrland.token, topics),
  ];
  await save({ name: 'Own' });
  await foundry.ask(endpoints.create, { body: onProjects({ isShared: true }) });
  await save({ isShared: true });
  await waitUntil(() => colleague.received.length >= 2);
  expect(colleague.received).toMatchObject([
    { kind: 'corporationView.shared', topic: topics[0] },
    { kind: 'caseView.shared', topic: topics[1] },
  ]);
  expect(stranger.received.filter(({ kind }) => kind.includes('View'))).toEqual([]);
  // Presence is of opportunities.
  expect(colleague.count()).toBeNull();
  for (const one of [colleague, stranger]) one.disconnect();
});
