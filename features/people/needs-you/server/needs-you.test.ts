import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { get } from '#features/people/needs-you/domain/endpoints.ts';
import { countAtAddress } from '#features/people/needs-you/tests/count-at-address.ts';
import { makeSubmission, oneOfEach } from '#features/people/needs-you/tests/one-of-each.ts';
import { pilotCharters } from '#features/portfolio/projects/server/part-tables.ts';
import {
  declareConflict,
  setCardOfOpportunity,
} from '#features/cases/submissions/domain/scores/endpoints.ts';
import { defaultScorecard } from '#features/cases/submissions/domain/scores/scorecard.ts';
import { open } from '#features/cases/submissions/domain/endpoints.ts';
import * as lists from '#features/cases/submissions/domain/list-endpoints.ts';
import { cast } from '#features/cases/submissions/domain/votes/endpoints.ts';
import { sourcesOf, wordsOf } from '#features/people/needs-you/server/shared/load-needs-you.ts';
import { needsYouKinds } from '#features/cases/submissions/domain/needs-you.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import type { SignedIn } from '#core/tests/sign-in.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import * as domain from '#app/features.domain.ts';
import * as servers from '#app/features.server.ts';

const server = await openTestServer({ demonstration: true });
const { pool, db } = server.database;
const owner = await server.signIn('owner@skf.example');
const developer = await server.signIn('developer@skf.example');
const observer = await server.signIn('observer@skf.example');
const champion = await server.signIn('champion@skf.example');
const member = await server.signIn('member@skf.example');
const norrland = await server.signIn('member@norrland.example');
const foundry = await server.signIn('foundry@outrider.example');
const superuser = await server.signIn('superuser@outrider.example');
const { opportunityId } = await findDemoCase(server);
const { rows } = await pool.query<{ id: string; corporationId: string }>(
  `select id, corporation_id as "corporationId" from users
  where email = any($1) order by array_position($1, email)`,
  [[owner, champion, member].map(({ email }) => email)],
);
const [{ id: ownerId = '', corporationId = '' } = {}, ...voters] = rows;
const place = {
  server,
  owner,
  ownerId,
  corporationId,
  opportunityId,
  superuser,
  voterIds: voters.map(({ id }) => id),
};

const dayMs = 24 * 60 * 60 * 1000;

type NeedsYouKind = keyof typeof oneOfEach;

const totalsOf = async (person: SignedIn): Promise<Partial<Record<NeedsYouKind, number>>> => {
  const { kinds } = await person.ask(get);
  return Object.fromEntries(kinds.map(({ kind, total }) => [kind, total]));
};
const inNeed = async (person: SignedIn): Promise<number> =>
  (await person.ask(get)).opportunities.find(({ id }) => id === opportunityId)?.submissions ?? 0;

beforeAll(async () => {
  await pool.query('update submissions set is_active = false where opportunity_id = $1', [
    opportunityId,
  ]);
  const { scale, criteria } = defaultScorecard;
  await owner.ask(setCardOfOpportunity, {
    params: { id: opportunityId },
    body: { scale, criteria: [...criteria], version: null },
  });
});

/** Whom it does not wait for; of a case, its Business Developer may do as the owner. */
const others: Readonly<Record<NeedsYouKind, readonly SignedIn[]>> = {
  newSubmission: [observer, champion, member, norrland, foundry],
  score: [observer, champion, member, norrland, foundry],
  answer: [observer, champion, member, norrland, foundry],
  message: [observer, champion, member, norrland, foundry],
  mention: [developer, observer, champion, member, norrland, foundry],
  pilot: [developer, observer, champion, member, norrland, foundry],
  milestone: [developer, observer, champion, member, norrland, foundry],
  vote: [developer, observer, norrland, foundry],
  // Of a Foundry User, which a Superuser alone may name.
  roleRequest: [owner, developer, observer, champion, member, norrland, foundry],
};

test('a kind has its part, and its test below', () => {
  const kinds = Object.keys(wordsOf(Object.values(domain)));
  const counted = sourcesOf(Object.values(servers)).flatMap((source) => source.kinds);
  expect(counted.toSorted()).toEqual(kinds.toSorted());
  expect(Object.keys(oneOfEach).toSorted()).toEqual(kinds.toSorted());
});

describe.each(Object.keys(oneOfEach) as NeedsYouKind[])('%s', (kind) => {
  const one = kind === 'roleRequest' ? superuser : owner;

  test('waits for those who can end it, until they do', async () => {
    const totalOf = async (person: SignedIn) => (await totalsOf(person))[kind] ?? 0;
    const before = await totalOf(one);
    const ofOthers = await Promise.all(others[kind].map(totalOf));
    const { end } = await oneOfEach[kind](place);
    expect(await totalOf(one)).toBe(before + 1);
    expect(await Promise.all(others[kind].map(totalOf))).toEqual(ofOthers);
    const { kinds } = await one.ask(get);
    expect(kinds.find((part) => part.kind === kind)?.lines.length).toBeGreaterThan(0);
    await end();
    expect(await totalOf(one)).toBe(before);
  });
});

test('an address of a line lists as many as the line says, of every kind and for everybody', async () => {
  const ends: (() => Promise<unknown>)[] = [];
  for (const make of Object.values(oneOfEach)) ends.push((await make(place)).end);
  const opened = new Set<string>();
  for (const person of [owner, developer, observer, champion, foundry, superuser]) {
    const { kinds } = await person.ask(get);
    for (const { kind, lines } of kinds) {
      opened.add(kind);
      for (const { link, count, title } of lines) {
        const countAt = countAtAddress[kind as NeedsYouKind];
        const listed = await countAt(person, new URL(link, 'https://outrider.example'));
        expect(listed, `${title} of ${person.email}: ${link}`).toBe(count);
      }
    }
  }
  expect([...opened].toSorted()).toEqual(Object.keys(oneOfEach).toSorted());
  for (const end of ends) await end();
});

test('a submission counts once, however much of it waits, and the list has exactly those', async () => {
  const before = await owner.ask(get);
  const counted = await inNeed(owner);
  await makeSubmission(place);
  const after = await owner.ask(get);
  const sum = ({ kinds }: typeof after) => kinds.reduce((all, { total }) => all + total, 0);
  expect(sum(after)).toBe(sum(before) + 2);
  expect(after.total).toBe(before.total + 1);
  expect(await inNeed(owner)).toBe(counted + 1);
  for (const person of [owner, developer, observer, foundry]) {
    const params = { id: opportunityId };
    const query = { needsYou: 'true' as const, limit: '100' };
    const { data } = await person.ask(lists.submissions, { params, query });
    expect(data.length, person.email).toBe(await inNeed(person));
    const { total } = await person.ask(lists.submissionFacets, {
      params,
      query: { needsYou: 'true' },
    });
    expect(total, person.email).toBe(data.length);
    const board = await person.ask(lists.board, { params, query: { needsYou: 'true' } });
    expect(
      board.reduce((all, stage) => all + stage.total, 0),
      person.email,
    ).toBe(data.length);
  }
});

test('what another of the team has opened or voted on is new to nobody', async () => {
  const newTo = async (person: SignedIn) => (await totalsOf(person)).newSubmission ?? 0;
  const before = await newTo(owner);
  const [opened, voted] = [await makeSubmission(place), await makeSubmission(place)];
  expect(await newTo(owner)).toBe(before + 2);
  // Neither a reader nor the foundry from outside: they are not of the team.
  await observer.try(open, { params: { id: opened } });
  await foundry.ask(open, { params: { id: opened } });
  expect(await newTo(owner)).toBe(before + 2);
  await developer.ask(open, { params: { id: opened } });
  await developer.ask(cast, { params: { id: voted }, body: { value: 'up' } });
  expect(await newTo(owner)).toBe(before);
});

test('whoever steps back from judging is not asked for a score', async () => {
  const unscored = async () => (await totalsOf(owner)).score ?? 0;
  const before = await unscored();
  const id = await makeSubmission(place);
  expect(await unscored()).toBe(before + 1);
  await owner.ask(declareConflict, { params: { id }, body: { reason: null } });
  expect(await unscored()).toBe(before);
});

test('a line says how many are late, and names the one, of a list of its kind', async () => {
  await oneOfEach.mention(place);
  await oneOfEach.message(place);
  await makeSubmission(place, { createdAt: new Date(Date.now() - 90 * dayMs).toISOString() });
  await makeSubmission(place, { createdAt: new Date(Date.now() - 9 * dayMs).toISOString() });
  const { kinds, total } = await owner.ask(get);
  const lines = kinds.flatMap(({ kind, lines: ofKind }) =>
    ofKind.filter(({ id }) => id === opportunityId).map((line) => ({ kind, line })),
  );
  expect(lines.map(({ kind }) => kind).toSorted()).toEqual([...needsYouKinds].toSorted());
  for (const { kind, line } of lines) {
    const { searchParams } = new URL(line.link, 'https://outrider.example');
    expect(searchParams.get('needsYou')).toBe(kind);
    expect(line.name === null, kind).toBe(line.count > 1);
  }
  const decide = lines.find(({ kind }) => kind === 'answer');
  expect(decide?.line.overdue).toBe(1);
  expect(decide?.line.count).toBe(2);
  for (const { lines: ofKind, total: ofAll } of kinds) {
    expect(ofKind.reduce((sum, { count }) => sum + count, 0)).toBe(ofAll);
  }
  const all = { needsYou: 'true' as const, limit: '100' };
  const inList = await owner.ask(lists.submissions, { params: { id: opportunityId }, query: all });
  expect(inList.data).toHaveLength(await inNeed(owner));
  expect(total).toBeGreaterThanOrEqual(inList.data.length);
});

test('a promised answer waits from a week before its date on, of those who decide', async () => {
  const decisions = async (person: SignedIn) => (await totalsOf(person)).answer ?? 0;
  const before = await Promise.all([owner, observer].map(decisions));
  // Days of the first stage, where a corporation has set none.
  const promised = 14;
  const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString();
  const more = async () =>
    (await Promise.all([owner, observer].map(decisions))).map(
      (count, nth) => count - (before[nth] ?? 0),
    );
  await makeSubmission(place, { createdAt: daysAgo(promised - 7.1) });
  expect(await more()).toEqual([0, 0]);
  await makeSubmission(place, { createdAt: daysAgo(promised - 6.9) });
  expect(await more()).toEqual([1, 0]);
});

test('what was withdrawn waits for nobody', async () => {
  const before = await owner.ask(get);
  await makeSubmission(place, { withdrawnAt: new Date().toISOString() });
  expect(await owner.ask(get)).toEqual(before);
});

test('nothing waits in a finished case, but what is unread', async () => {
  await oneOfEach.mention(place);
  const mentions = (await totalsOf(owner)).mention ?? 0;
  await pool.query('update opportunities set closed_at = now() where id = $1', [opportunityId]);
  expect(await inNeed(owner)).toBe(mentions);
  expect(await inNeed(developer)).toBe(0);
  await pool.query('update opportunities set closed_at = null where id = $1', [opportunityId]);
});

test('a pilot waits for its owner a week before, for the others who decide from its day on', async () => {
  const pilots = async (person: SignedIn) => (await totalsOf(person)).pilot ?? 0;
  const before = await Promise.all([owner, developer, observer].map(pilots));
  await oneOfEach.pilot(place);
  const { rows: made } = await pool.query<{ id: string }>(
    `update projects set opportunity_id = $1
    where source = 'test' and phase = 'Pilot' and id in (select project_id from pilot_charters)
    returning id`,
    [opportunityId],
  );
  const projectId = made[0]?.id ?? '';
  const more = async () =>
    (await Promise.all([owner, developer, observer].map(pilots))).map(
      (count, nth) => count - (before[nth] ?? 0),
    );
  expect(await more()).toEqual([1, 0, 0]);
  await db
    .update(pilotCharters)
    .set({ decisionDate: '2020-01-01' })
    .where(eq(pilotCharters.projectId, projectId));
  expect(await more()).toEqual([1, 1, 0]);
});
