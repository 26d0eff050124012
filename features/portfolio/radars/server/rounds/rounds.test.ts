import { expect, test } from 'vitest';
import * as radars from '#features/portfolio/radars/domain/endpoints.ts';
import * as rounds from '#features/portfolio/radars/domain/round-endpoints.ts';
import { abstention, offRadar } from '#features/portfolio/radars/domain/vote-result.ts';
import type { RoundStep } from '#features/portfolio/radars/domain/round-steps.ts';
import { makeRadar } from '#features/portfolio/radars/tests/made-radar.ts';
import { notified } from '#core/tests/notified.ts';
import type { SignedIn } from '#core/tests/sign-in.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { runDueRounds } from './due-rounds.ts';

const server = await openTestServer({ demonstration: true });
const { pool, db } = server.database;
const foundry = await server.signIn('foundry@outrider.example');
const owner = await server.signIn('owner@skf.example');
const member = await server.signIn('member@skf.example');
const champion = await server.signIn('champion@skf.example');
const developer = await server.signIn('developer@skf.example');
const observer = await server.signIn('observer@skf.example');
const norrland = await server.signIn('member@norrland.example');
const voters = [owner, member, champion, developer];

const idOf = async (query: string, ...values: string[]) =>
  (await pool.query<{ id: string }>(query, values)).rows[0]?.id ?? '';
const skf = await idOf(`select id from corporations where slug = 'skf'`);
const userIdOf = ({ email }: SignedIn) => idOf('select id from users where email = $1', email);
const voterIds = await Promise.all(voters.map(userIdOf));
const code = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const noEnds = {
  proposals: null,
  vote: null,
  discussion: null,
  secondVote: null,
  recommendation: null,
};

async function begin(names: readonly string[] = ['Alpha'], people = voterIds) {
  const { radar, at, added } = await makeRadar(owner, skf, names);
  const round = await owner.ask(rounds.create, {
    params: { id: radar.id },
    body: {
      participantIds: people,
      authorId: await userIdOf(member),
      ends: noEnds,
      blipIds: added.map(({ id }) => id),
    },
  });
  const params = { id: radar.id, roundId: round.id };
  const itemIds = round.items.map(({ id }) => id);
  return {
    radar,
    at,
    params,
    itemIds,
    close: (step: RoundStep) => owner.ask(rounds.close, { params, body: { step } }),
    get: (who: SignedIn) => who.ask(rounds.get, { params }),
    vote: (who: SignedIn, choice: string, item = 0) =>
      who.try(rounds.vote, {
        params: { ...params, itemId: itemIds[item] ?? '' },
        body: { choice, experience: 'trial' },
      }),
  };
}

test('propose, vote, discuss, vote again, recommend and publish', async () => {
  const round = await begin(['Alpha', 'Beta', 'Gamma']);
  await round.close('proposals');
  for (const [at, who] of voters.entries()) {
    await round.vote(who, 'use', 0);
    await round.vote(who, at < 2 ? 'use' : 'leave', 1);
    await round.vote(who, at < 2 ? 'use' : abstention, 2);
  }
  const closed = await round.close('vote');
  expect(closed).toMatchObject({ step: 'discussion', turnout: { vote: 4 } });
  expect(closed.items.map(({ isDisputed }) => isDisputed)).toEqual([false, true, true]);
  expect(closed.items[0]?.result).toMatchObject({
    votes: 4,
    choices: [{ choice: 'use', votes: 4 }],
  });
  // Two votes and two abstentions: no number at all.
  expect(closed.items[2]?.result).toBeNull();

  await round.close('discussion');
  expect(code(await round.vote(owner, 'use', 0))).toBe('round.notDisputed');
  for (const who of voters) {
    await round.vote(who, 'leave', 1);
    await round.vote(who, offRadar, 2);
  }
  await round.close('secondVote');
  const page = await round.get(member);
  expect(page.items.map(({ recommendation }) => recommendation?.choice)).toEqual([
    'use',
    'leave',
    offRadar,
  ]);
  expect(page.items[0]?.recommendation?.reason).toBe('4 of 4 votes for Use.');
  const item = { ...round.params, itemId: round.itemIds[0] ?? '' };
  const body = { choice: 'use', reason: 'It works in two plants.' };
  expect(code(await owner.try(rounds.recommend, { params: item, body }))).toBe('round.notAuthor');
  await member.ask(rounds.recommend, { params: item, body });
  expect((await round.get(champion)).items[0]?.recommendation).toBeNull();

  const { version } = await round.get(owner);
  const published = { params: round.params, body: { version } };
  await owner.ask(rounds.publish, published);
  await owner.ask(rounds.publish, published);
  const edition = await observer.ask(radars.edition, { params: round.at });
  expect(edition.state).toBe('published');
  expect(edition.blips.map(({ name, ringId, reason }) => [name, ringId, reason])).toEqual([
    ['Alpha', 'use', 'It works in two plants.'],
    ['Beta', 'leave', '4 of 4 votes for Leave.'],
  ]);
  expect((await round.get(observer)).step).toBe('published');
});

test('while a vote is open, no answer differs by the votes of others', async () => {
  const round = await begin(['Alpha', 'Beta']);
  await round.close('proposals');
  const { id } = round.params;
  const read = async (who: SignedIn) => {
    const answers = [
      await who.try(rounds.get, { params: round.params }),
      await who.try(rounds.list, { params: { id } }),
      await who.try(radars.get, { params: { id } }),
      await who.try(radars.list, { query: { limit: '100' } }),
      await who.try(radars.edition, { params: round.at }),
    ];
    return answers.map(({ status, text }) => `${status} ${text}`);
  };
  const audit = async () =>
    (
      await pool.query(
        `select (select count(*) from audit_entries)::int as entries,
          (select count(*) from audit_changes)::int as changes,
          (select count(*) from notifications)::int as notifications`,
      )
    ).rows;
  const readers = [owner, foundry, champion, observer];
  const before = await Promise.all(readers.map(read));
  const audited = await audit();
  await Promise.all([round.vote(member, 'use'), round.vote(developer, 'leave', 1)]);
  await round.vote(member, offRadar);
  await member.ask(rounds.withdraw, {
    params: { ...round.params, itemId: round.itemIds[0] ?? '' },
  });
  await round.vote(member, 'try');
  expect(await Promise.all(readers.map(read))).toEqual(before);
  expect(await audit()).toEqual(audited);
  // One's own votes are there, and nobody else's.
  const own = await round.get(member);
  expect(own.items.map(({ vote }) => vote?.choice)).toEqual(['try', undefined]);
});

test('two vote at once and both count; at the moment of closing a vote counts or is refused', async () => {
  const round = await begin();
  await round.close('proposals');
  const both = await Promise.all(voters.slice(0, 3).map((who) => round.vote(who, 'use')));
  expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
  const [closed, last] = await Promise.all([round.close('vote'), round.vote(developer, 'use')]);
  const { items } = await round.get(owner);
  expect(items[0]?.result?.votes).toBe(last.status === 200 ? 4 : 3);
  if (last.status !== 200) expect(code(last)).toBe('round.notInStep');
  expect(closed.step).toBe('recommendation');
  // Twice is once.
  expect((await round.close('vote')).step).toBe('recommendation');
});

test('what a closed vote shows does not change when somebody leaves', async () => {
  const round = await begin();
  await round.close('proposals');
  for (const who of voters) await round.vote(who, 'use');
  const before = await round.close('vote');
  await pool.query('delete from radar_votes where user_id = $1', [voterIds[1]]);
  expect((await round.get(owner)).items[0]?.result).toEqual(before.items[0]?.result);
});

test('who does not take part sees no round, and who reads it votes only as a participant', async () => {
  const round = await begin();
  await round.close('proposals');
  const { id } = round.params;
  expect((await observer.try(rounds.get, { params: round.params })).status).toBe(404);
  expect(await observer.ask(rounds.list, { params: { id } })).toEqual([]);
  expect((await norrland.try(rounds.list, { params: { id } })).status).toBe(404);
  expect((await round.vote(observer, 'use')).status).toBe(404);
  expect(code(await round.vote(foundry, 'use'))).toBe('round.notParticipant');
  expect(code(await round.vote(member, 'nowhere'))).toBe('radar.noSuchArea');
});

test('a round begins with the three people of a vote, and nobody is told of one that does not', async () => {
  const { radar, added } = await makeRadar(owner, skf, ['Alpha']);
  const participantIds = [...voterIds.slice(0, 2), voterIds[0] ?? ''];
  const body = { participantIds, authorId: null, ends: noEnds, blipIds: added.map(({ id }) => id) };
  const few = await owner.try(rounds.create, { params: { id: radar.id }, body });
  expect(code(few)).toBe('round.tooFewParticipants');
  expect(await owner.ask(rounds.list, { params: { id: radar.id } })).toEqual([]);
  const messages = await notified(pool);
  expect(messages.filter(({ link }) => link.includes(radar.id))).toEqual([]);
  const { params } = await begin();
  const { version } = await owner.ask(rounds.get, { params });
  const fewer = { version, participantIds: voterIds.slice(0, 2) };
  expect(code(await owner.try(rounds.update, { params, body: fewer }))).toBe(
    'round.tooFewParticipants',
  );
});

test('a round may begin with its vote, which needs all that a vote needs', async () => {
  const { radar, added } = await makeRadar(owner, skf, ['Alpha']);
  const params = { id: radar.id };
  const body = {
    begins: 'vote' as const,
    participantIds: voterIds,
    authorId: await userIdOf(member),
    ends: { ...noEnds, vote: '2099-01-01T00:00:00.000Z' },
    blipIds: added.map(({ id }) => id),
  };
  const noBlips: string[] = [];
  const incomplete = [
    [{ ...body, participantIds: voterIds.slice(0, 2) }, 'round.tooFewParticipants'],
    [{ ...body, blipIds: noBlips }, 'round.noItems'],
    [{ ...body, authorId: null }, 'round.noAuthor'],
  ] as const;
  for (const [draft, refusal] of incomplete)
    expect(code(await owner.try(rounds.create, { params, body: draft }))).toBe(refusal);
  expect(await owner.ask(rounds.list, { params })).toEqual([]);
  const round = await owner.ask(rounds.create, { params, body });
  expect(round).toMatchObject({ step: 'vote', endsAt: body.ends.vote });
  const messages = await notified(pool);
  const titles = messages.filter(({ link }) => link.includes(round.id)).map(({ title }) => title);
  expect(new Set(titles)).toEqual(new Set(['The vote on Of the test is open']));
});

test('a vote needs blips and three people, and keeps its draft and its people', async () => {
  const few = await begin();
  const { params } = few;
  // As after an account was deleted.
  await pool.query(
    'delete from radar_round_participants where round_id = $1 and user_id = any($2)',
    [params.roundId, voterIds.slice(2)],
  );
  const body = { step: 'proposals' } as const;
  expect(code(await owner.try(rounds.close, { params, body }))).toBe('round.tooFewParticipants');
  const round = await begin();
  const { version } = await round.close('proposals');
  const change = { version, participantIds: voterIds.slice(0, 3) };
  const late = await owner.try(rounds.update, { params: round.params, body: change });
  expect(code(late)).toBe('round.notInStep');
  const { version: edition } = await owner.ask(radars.edition, { params: round.at });
  const early = { params: round.at, body: { version: edition } };
  expect(code(await owner.try(radars.publishEdition, early))).toBe('round.inProgress');
  await owner.ask(rounds.remove, { params: round.params });
  expect((await owner.try(radars.publishEdition, early)).status).toBe(200);
});

test('dates close a vote once, after a reminder of those alone who have not voted', async () => {
  const round = await begin(['Alpha', 'Beta']);
  const { version } = await round.close('proposals');
  const now = Date.now();
  const inHours = (hours: number) => new Date(now + hours * 60 * 60 * 1000);
  await owner.ask(rounds.update, {
    params: round.params,
    body: { version, ends: { ...noEnds, vote: inHours(40).toISOString() } },
  });
  for (const who of [owner, champion, developer])
    for (const item of [0, 1]) await round.vote(who, 'use', item);
  await round.vote(member, 'use');
  // While the corporation is deleted nothing of it is closed, and nobody is reminded.
  const setActive = (isActive: boolean) =>
    pool.query(`update corporations set is_active = $1 where slug = 'skf'`, [isActive]);
  await setActive(false);
  await runDueRounds(db, inHours(41));
  await setActive(true);
  await runDueRounds(db, inHours(0));
  await runDueRounds(db, inHours(1));
  const reminders = (await notified(pool)).filter(
    ({ kind, link }) => kind === 'vote reminder' && link.includes(round.params.roundId),
  );
  expect(reminders.map(({ email }) => email)).toEqual([member.email]);
  expect((await round.get(owner)).step).toBe('vote');
  await Promise.all([runDueRounds(db, inHours(41)), runDueRounds(db, inHours(41))]);
  expect((await round.get(owner)).step).toBe('recommendation');
  // After its time nothing is counted, also before the step is closed.
  const other = await begin();
  const opened = await other.close('proposals');
  await owner.ask(rounds.update, {
    params: other.params,
    body: { version: opened.version, ends: { ...noEnds, vote: inHours(-1).toISOString() } },
  });
  expect(code(await other.vote(member, 'use'))).toBe('round.voteClosed');
});
