import { expect, test } from 'vitest';
import JSZip from 'jszip';
import * as endpoints from '#features/portfolio/pitch-days/domain/endpoints.ts';
import type {
  PitchDayChange,
  PitchDayPage,
} from '#features/portfolio/pitch-days/domain/pitch-day.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const owner = await server.signIn('owner@skf.example');
const member = await server.signIn('member@skf.example');
const norrland = await server.signIn('member@norrland.example');
const { pool } = server.database;
const userIdOf = async (email: string) =>
  (await pool.query<{ id: string }>('select id from users where email = $1', [email])).rows[0]?.id;
const ownerId = await userIdOf('owner@skf.example');

const skf = (await pool.query<{ id: string }>(`select id from corporations where slug = 'skf'`))
  .rows[0]?.id;
const { rows: open } = await pool.query<{ id: string; name: string }>(
  `select o.id, o.name from opportunities o join cycles c on c.id = o.cycle_id
   where o.corporation_id = $1 and o.is_active and o.closed_at is null
     and coalesce(o.end_date, c.end_date) > now() order by o.name limit 3`,
  [skf],
);
const { rows: listed } = await pool.query<{ id: string; name: string }>(
  'select id, name from companies order by id limit 6',
);
const code = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const times = {
  date: '2027-03-28',
  timeZone: 'Europe/Stockholm',
  startsAt: '09:00',
  endsAt: '12:00',
  slotMinutes: 30,
  breaks: [{ from: '10:30', to: '11:00' }],
  rooms: ['Hall', 'Lab'],
};
const draft = { corporationId: skf ?? '', name: 'Spring pitch day', ...times };
const wants = (need: number) => open.map(({ id }) => ({ id, wanted: need }));
const take = (capacity: number, count = 6) =>
  listed.slice(0, count).map(({ id }) => ({ id, capacity }));

async function make(change: Omit<PitchDayChange, 'version'> = {}): Promise<PitchDayPage> {
  const { id, version } = await owner.ask(endpoints.create, {
    body: { ...draft, opportunities: wants(2) },
  });
  return owner.ask(endpoints.update, {
    params: { id },
    body: { version, companies: take(1), ...change },
  });
}
const change = ({ id, version }: PitchDayPage, body: Omit<PitchDayChange, 'version'>) =>
  owner.ask(endpoints.update, { params: { id }, body: { version, ...body } });
const assign = ({ id }: PitchDayPage) => owner.ask(endpoints.assign, { params: { id } });
test('the demonstration has a day that is assigned and scheduled', async () => {
  const { data } = await owner.ask(endpoints.list, {});
  const row = data.find(({ name }) => name === 'Winter pitch day');
  expect(row).toMatchObject({ opportunityCount: 5, companyCount: 14, sessionCount: 15 });
  const day = await owner.ask(endpoints.get, { params: { id: row?.id ?? '' } });
  expect(day.sessions.every(({ slot, clashes }) => slot !== null && clashes.length === 0)).toBe(
    true,
  );
});

/** The case teams of these opportunities, so that what a person is on does not depend on the demonstration. */
const leaveTeams = () =>
  pool.query('delete from opportunity_team where opportunity_id = any($1) and user_id <> $2', [
    open.map(({ id }) => id),
    ownerId,
  ]);

test('a day is assigned within its limits, each pair with its score, reasons and next best', async () => {
  await leaveTeams();
  await pool.query('delete from opportunity_team where opportunity_id = any($1)', [
    open.slice(1).map(({ id }) => id),
  ]);
  const day = await make({ opportunities: wants(1) });
  const { day: assigned, state, problems } = await assign(day);
  expect([state, problems]).toEqual(['scheduled', []]);
  expect(assigned.sessions).toHaveLength(3);
  expect(new Set(assigned.sessions.map(({ companyId }) => companyId)).size).toBe(3);
  for (const session of assigned.sessions) {
    expect(session.nextBest?.loss).toBeGreaterThanOrEqual(0);
    expect(session.clashes).toEqual([]);
    expect(assigned.slots[session.slot ?? -1]).toBeDefined();
  }
  const scores = await owner.ask(endpoints.scores, { params: { id: day.id } });
  const [first] = assigned.sessions;
  const row = scores.find(({ opportunityId }) => opportunityId === first?.opportunityId);
  const column = assigned.companies.findIndex(({ company }) => company.id === first?.companyId);
  expect(row?.scores[column]).toBeCloseTo(first?.score ?? -1, 2);
  expect(assigned.isOutdated).toBe(false);
  expect(await member.ask(endpoints.get, { params: { id: day.id } })).toMatchObject({
    mayEdit: false,
    sessionCount: 3,
  });
});

test('pins and forbidden pairs are kept, and a forbidden session goes at once', async () => {
  const day = await make({ opportunities: wants(1) });
  const pin = { opportunityId: open[0]?.id ?? '', companyId: listed[5]?.id ?? '' };
  const pinned = await change(day, { pairs: [{ ...pin, state: 'pinned' }] });
  const { day: assigned } = await assign(pinned);
  expect(assigned.sessions.find(({ isPinned }) => isPinned)).toMatchObject({
    ...pin,
    nextBest: null,
  });
  const forbidden = await change(assigned, {
    pairs: [{ ...pin, state: 'forbidden', reason: 'They compete.' }],
  });
  expect(forbidden.pairs).toEqual([{ ...pin, state: 'forbidden', reason: 'They compete.' }]);
  expect(forbidden.sessions).toHaveLength(2);
  expect(forbidden.isOutdated).toBe(true);
  const { day: again } = await assign(forbidden);
  expect(again.sessions).not.toContainEqual(expect.objectContaining(pin));
});

test('what the limits make impossible is said, and what was assigned stays', async () => {
  const day = await make({ opportunities: wants(1) });
  const { day: before } = await assign(day);
  const tight = await change(before, { opportunities: wants(3) });
  const { state, problems, day: after } = await assign(tight);
  expect(state).toBe('impossible');
  expect(problems).toEqual([
    expect.stringMatching(/together want 9 sessions, but the 6 companies allowed .* only 6\.$/u),
  ]);
  expect(after.sessions).toHaveLength(3);
  const missing = await owner.ask(endpoints.create, { body: draft });
  const empty = await owner.try(endpoints.assign, { params: { id: missing.id } });
  expect([empty.status, code(empty)]).toEqual([409, 'pitchDay.empty']);
});

test('a day that is too short says why, and keeps the pairs without a time', async () => {
  const day = await make({ endsAt: '09:30', rooms: ['Hall'], opportunities: wants(1) });
  const { state, problems, day: assigned } = await assign(day);
  expect(state).toBe('unscheduled');
  expect(problems).toContain('3 sessions in 1 room need 3 time slots; the day has 1.');
  expect(assigned.sessions.map(({ slot }) => slot)).toEqual([null, null, null]);
  const longer = await assign(await change(assigned, { endsAt: '12:00' }));
  expect(longer.state).toBe('scheduled');
});

test('a session moves, swaps with what is there, and goes nowhere where somebody is twice', async () => {
  const day = await make({ opportunities: wants(1), companies: take(2, 6) });
  const { day: assigned } = await assign(day);
  const [session] = assigned.sessions;
  const move = (slot: number, room: number, id = session?.id ?? '') =>
    owner.try(endpoints.moveSession, {
      params: { id: day.id, sessionId: id },
      body: { slot, room },
    });
  const at = { slot: session?.slot ?? 0, room: session?.room ?? 0 };
  const free = { slot: assigned.slots.length - 1, room: 1 };
  expect((await move(free.slot, free.room)).status).toBe(200);
  expect((await move(at.slot, at.room)).status).toBe(200);
  expect(code(await move(99, 0))).toBe('pitchDay.noSuchPlace');
  expect((await move(0, 0, day.id)).status).toBe(404);
  const other = assigned.sessions[1];
  expect((await move(other?.slot ?? 0, other?.room ?? 0)).status).toBe(200);
  const swapped = await owner.ask(endpoints.get, { params: { id: day.id } });
  expect(swapped.sessions.find(({ id }) => id === other?.id)).toMatchObject(at);
  expect(swapped.isOutdated).toBe(false);

  const crowd = await make({
    opportunities: [{ id: open[0]?.id ?? '', wanted: 2 }],
    companies: take(1, 2),
  });
  const { day: two } = await assign(crowd);
  const [one, another] = two.sessions;
  const clash = await owner.try(endpoints.moveSession, {
    params: { id: crowd.id, sessionId: one?.id ?? '' },
    body: { slot: another?.slot ?? 0, room: another?.room === 0 ? 1 : 0 },
  });
  expect([clash.status, code(clash)]).toEqual([409, 'pitchDay.clash']);
  expect(JSON.stringify(clash.body)).toContain('at this time.');
});

test('people of two case teams are in one place at a time', async () => {
  const [first, second] = open;
  await pool.query(
    `insert into opportunity_team (opportunity_id, user_id, role)
     select unnest($1::uuid[]), $2, 'Analyst' on conflict do nothing`,
    [[first?.id, second?.id], ownerId],
  );
  const both = [first, second].map((one) => ({ id: one?.id ?? '', wanted: 2 }));
  const day = await make({ opportunities: both });
  const { day: assigned } = await assign(day);
  const slots = assigned.sessions.map(({ slot }) => slot);
  expect(new Set(slots).size).toBe(4);
  expect(assigned.opportunities[0]?.sharesPeopleWith).toEqual([assigned.opportunities[1]?.id]);
  const short = await assign(await change(assigned, { endsAt: '10:30' }));
  expect(short.problems).toEqual([
    expect.stringMatching(/^The same person is on the case teams of .*4/u),
  ]);
});

test('a change that is based on an older version is refused with the stored day', async () => {
  const day = await make();
  await change(day, { name: 'Renamed' });
  const late = await owner.try(endpoints.update, {
    params: { id: day.id },
    body: { version: day.version, name: 'Late' },
  });
  expect([late.status, code(late)]).toEqual([409, 'stale']);
  const twice = await Promise.all(
    [1, 2].map(() => owner.try(endpoints.assign, { params: { id: day.id } })),
  );
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  const { rows } = await pool.query('select 1 from pitch_day_sessions where pitch_day_id = $1', [
    day.id,
  ]);
  expect(rows).toHaveLength(6);
});

test('pairs name what is on the day, opportunities are open and seen, companies exist', async () => {
  const day = await make();
  const attempt = async (body: Omit<PitchDayChange, 'version'>) =>
    code(
      await owner.try(endpoints.update, {
        params: { id: day.id },
        body: { version: day.version, ...body },
      }),
    );
  const foreign = await pool.query<{ id: string }>(
    `select o.id from opportunities o join corporations c on c.id = o.corporation_id
     where c.slug = 'norrland-steel' limit 1`,
  );
  expect(await attempt({ opportunities: [{ id: foreign.rows[0]?.id ?? '', wanted: 1 }] })).toBe(
    'pitchDay.noSuchOpportunity',
  );
  const nobody = '00000000-0000-4000-8000-000000000000';
  expect(await attempt({ companies: [{ id: nobody, capacity: 1 }] })).toBe(
    'pitchDay.noSuchCompany',
  );
  const pair = { opportunityId: open[0]?.id ?? '', companyId: nobody, state: 'pinned' as const };
  expect(await attempt({ pairs: [pair] })).toBe('pitchDay.notOfDay');
  expect((await norrland.try(endpoints.get, { params: { id: day.id } })).status).toBe(404);
});

test('whoever sees one case of a day reads nothing of the others', async () => {
  const guest = norrland;
  const guestId = await userIdOf('member@norrland.example');
  const [seen, hidden] = open;
  await pool.query(
    `insert into opportunity_team (opportunity_id, user_id, role) values ($1, $2, 'Analyst')`,
    [seen?.id, guestId],
  );
  const day = await make({ opportunities: wants(1) });
  const hide = { opportunityId: hidden?.id ?? '', companyId: listed[0]?.id ?? '' };
  const planned = await change(day, { pairs: [{ ...hide, state: 'forbidden', reason: 'Secret' }] });
  const { day: assigned } = await assign(planned);
  const read = await guest.ask(endpoints.get, { params: { id: day.id } });
  expect(read.opportunities.map(({ id }) => id)).toEqual([seen?.id]);
  expect(read.sessions).toHaveLength(1);
  const hiddenSession = assigned.sessions.find(({ opportunityId }) => opportunityId === hidden?.id);
  for (const text of [hidden?.id, hidden?.name, 'Secret', hiddenSession?.id])
    expect(JSON.stringify(read)).not.toContain(text);
  const scores = await guest.ask(endpoints.scores, { params: { id: day.id } });
  expect(scores.map(({ opportunityId }) => opportunityId)).toEqual([seen?.id]);
  const list = await guest.ask(endpoints.list, {});
  expect(list.data.find(({ id }) => id === day.id)).toMatchObject({
    opportunityCount: 1,
    sessionCount: 1,
  });
  // An analyst plans, and what they do not see stays as it was.
  const changed = await guest.ask(endpoints.update, {
    params: { id: day.id },
    body: { version: read.version, opportunities: [], pairs: [] },
  });
  expect(changed.opportunities).toEqual([]);
  const stored = await owner.ask(endpoints.get, { params: { id: day.id } });
  expect(stored.opportunities.map(({ id }) => id)).not.toContain(seen?.id);
  expect(stored.pairs).toMatchObject([hide]);
  const file = await guest.ask(endpoints.download, { params: { id: day.id }, query: {} });
  const ics = await server.app.inject({ url: file.url });
  expect(ics.body).not.toContain('BEGIN:VEVENT');
  await pool.query('delete from opportunity_team where user_id = $1', [guestId]);
});

test('a calendar has each session at its instant, also across the change to summer time', async () => {
  const day = await make({ opportunities: wants(1) });
  const { day: assigned } = await assign(day);
  const name = 'Spring, in Lund; at noon';
  await pool.query('update pitch_days set name = $2 where id = $1', [day.id, name]);
  const file = await member.ask(endpoints.download, { params: { id: day.id }, query: {} });
  const answer = await server.app.inject({ url: file.url });
  expect(answer.body).toContain('X-WR-CALNAME:Spring\\, in Lund\\; at noon\r\n');
  expect(answer.body.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(answer.headers['content-type']).toContain('text/calendar');
  expect(answer.body.match(/BEGIN:VEVENT/gu)).toHaveLength(3);
  // 28 March 2027 is the first day of summer time in Stockholm: 09:00 there is 07:00 UTC.
  expect(assigned.slots[0]?.start).toBe('2027-03-28T07:00:00.000Z');
  for (const { id, slot } of assigned.sessions) {
    const start = assigned.slots[slot ?? 0]?.start.replaceAll(/[-:]|\.\d+/gu, '');
    const event = answer.body.split('BEGIN:VEVENT').find((part) => part.includes(id));
    expect(event).toContain(`DTSTART:${start}`);
  }
  const broken = await server.app.inject({ url: file.url.replace(/.$/u, '') });
  expect(broken.statusCode).toBe(404);
});

test('a presentation has a slide for each session, with the company, the opportunity and why', async () => {
  const day = await make({ opportunities: wants(1) });
  await assign(day);
  const file = await owner.ask(endpoints.download, {
    params: { id: day.id },
    query: { format: 'pptx' },
  });
  const answer = await server.app.inject({ url: file.url });
  const zip = await JSZip.loadAsync(answer.rawPayload);
  const slides = Object.keys(zip.files).filter((name) =>
    /^ppt\/slides\/slide\d+\.xml$/u.test(name),
  );
  expect(slides).toHaveLength(2 + 3);
  const texts = await Promise.all(slides.map((name) => zip.file(name)?.async('string')));
  for (const { name } of open)
    expect(texts.some((text) => text?.includes(name.replaceAll('&', '&amp;')))).toBe(true);
});

test('candidates come from matches, shortlisted submissions and collections, without those of the day', async () => {
  const day = await make();
  const candidates = await owner.ask(endpoints.candidates, {
    params: { id: day.id },
    query: { source: 'submissions' },
  });
  const before = new Set(day.companies.map(({ company }) => company.id));
  expect(candidates.length).toBeGreaterThan(0);
  expect(candidates.some(({ id }) => before.has(id))).toBe(false);
  const nothing = await owner.try(endpoints.candidates, {
    params: { id: day.id },
    query: { source: 'collection' },
  });
  expect(nothing.status).toBe(404);
});
