import { expect, test } from 'vitest';
import type { Answer } from '#core/domain/endpoint.ts';
import * as notifications from '#features/people/notifications/domain/endpoints.ts';
import * as blocks from '#features/portfolio/spotlight/domain/block-endpoints.ts';
import type { BlockDraft } from '#features/portfolio/spotlight/domain/block.ts';
import * as endpoints from '#features/portfolio/spotlight/domain/endpoints.ts';
import { spotlightLimits } from '#features/portfolio/spotlight/domain/limits.ts';
import { mailWeeks, type WeeklyRun } from '#features/people/weekly-mail/server/weekly.ts';
import { openLog } from '#core/platform/log/log.ts';
import { catalogueOf } from '#core/domain/events/events.ts';
import * as domain from '#app/features.domain.ts';
import { searchService } from '#features/directory/search/server/shared/services.ts';
import { indexCompanies } from '#features/directory/search/tests/indexed-companies.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { countedKinds } from './automatic/attention.ts';
import { overlookedItems } from './automatic/overlooked.ts';
import { loadMember } from './reader.ts';
import { spotlightPart } from './weekly.ts';

const server = await openTestServer({ demonstration: true });
const { db, pool } = server.database;
const foundry = await server.signIn('foundry@outrider.example');
const champion = await server.signIn('champion@skf.example');
const owner = await server.signIn('owner@skf.example');
const member = await server.signIn('member@skf.example');
const norrland = await server.signIn('member@norrland.example');

const first = async (query: string, values: unknown[] = []) =>
  (await pool.query<{ id: string }>(query, values)).rows[0]?.id ?? '';
const corporationOf = (slug: string) =>
  first('select id from corporations where slug = $1', [slug]);
const [skf, steel] = [await corporationOf('skf'), await corporationOf('norrland-steel')];
const openOpportunityOf = (id: string) =>
  first(
    `select o.id from opportunities o join cycles c on c.id = o.cycle_id
     where o.corporation_id = $1 and o.is_active and o.published_at is not null
       and o.closed_at is null and coalesce(o.end_date, c.end_date) > now() order by o.id limit 1`,
    [id],
  );
/**
 * Companies that fit an open opportunity of a corporation: one that nobody knows, and one that is submitted;
 * and one that has no more than a word of it.
 */
const { name: need = '' } =
  (
    await pool.query<{ name: string }>('select name from opportunities where id = $1', [
      await openOpportunityOf(skf),
    ])
  ).rows[0] ?? {};
const [unknown, submitted, byChance] = await indexCompanies(server, [
  { name: 'Unknown', oneLiner: need },
  { name: 'Submitted', oneLiner: need },
  { name: 'By chance', oneLiner: need.split(' ').toSorted((a, b) => b.length - a.length)[0] ?? '' },
]);
await pool.query(
  `update submissions set company_id = $1 where id = (
    select s.id from submissions s join opportunities o on o.id = s.opportunity_id
    where o.corporation_id = $2 and s.is_active limit 1)`,
  [submitted?.id, skf],
);
const dayMs = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();
const code = ({ body }: { body: unknown }) => (body as { code?: string }).code;

const draft = (more: Partial<BlockDraft> = {}): BlockDraft => ({
  title: 'Of the test',
  body: 'Read **this**.',
  subject: null,
  from: null,
  until: null,
  corporationIds: [],
  isPublic: false,
  ...more,
});
const add = (more?: Partial<BlockDraft>) => foundry.ask(blocks.add, { body: draft(more) });

type Page = Answer<typeof endpoints.get>;
const read = (who: typeof member) => who.ask(endpoints.get);
const preview = (corporationId: string) => foundry.ask(endpoints.get, { query: { corporationId } });
const titles = (page: Pick<Page, 'blocks'>) =>
  page.blocks.flatMap((block) => (block.kind === 'written' ? block.title : []));
const itemsOf = (page: Pick<Page, 'blocks'>, id: string) =>
  page.blocks.flatMap((block) =>
    block.kind === 'automatic' && block.id === id ? block.items : [],
  );

test('a block is read by the corporations that it is for, between its days', async () => {
  const block = await add({ title: 'For steel', corporationIds: [steel] });
  await add({ title: 'Not yet', from: inDays(1) });
  await add({ title: 'Over', from: inDays(-3), until: inDays(-1) });
  expect(titles(await read(norrland))).toContain('For steel');
  expect(titles(await read(member))).not.toContain('For steel');
  for (const who of [norrland, member, foundry]) {
    expect(titles(await read(who))).not.toContain('Not yet');
    expect(titles(await read(who))).not.toContain('Over');
  }
  const late = { ...draft({ title: 'Later' }), version: 0 };
  const stale = await foundry.try(blocks.change, { params: { id: block.id }, body: late });
  expect([stale.status, stale.body]).toMatchObject([409, { details: { title: 'For steel' } }]);
  const wrong = await foundry.try(blocks.add, {
    body: draft({ from: inDays(2), until: inDays(1) }),
  });
  expect(code(wrong)).toBe('spotlight.endsBeforeStart');
});

test('blocks stand in their order, automatic ones between written ones', async () => {
  const [one, two] = [await add({ title: 'One' }), await add({ title: 'Two' })];
  const order = [two.id, 'opportunities' as const, one.id];
  await foundry.ask(blocks.order, { body: { order } });
  const ids = (await read(member)).blocks.map((block) => block.id);
  expect(ids.filter((id) => (order as string[]).includes(id))).toEqual(order);
});

test('a block about what somebody may not see is not there for them', async () => {
  const about = await openOpportunityOf(steel);
  await add({ title: 'About steel', subject: { kind: 'opportunity', id: about } });
  const [seen] = (await read(norrland)).blocks.filter((block) => block.id !== '');
  expect(seen).toMatchObject({ title: 'About steel', subject: { id: about } });
  expect(JSON.stringify(await read(member))).not.toContain('About steel');
  expect(JSON.stringify(await preview(skf))).not.toContain('About steel');
});

test('a preview is equal to what a member of the corporation gets, and to nobody else’s', async () => {
  const page = await read(member);
  const withoutOwn = page.blocks.filter((block) => block.id !== 'collections');
  expect(await preview(skf)).toEqual({ ...page, blocks: withoutOwn });
  const steels = await preview(steel);
  expect(steels).toEqual(await read(norrland));
  expect(steels).not.toEqual(await preview(skf));
  const foreign = { query: { corporationId: steel } };
  expect((await member.try(endpoints.get, foreign)).status).toBe(404);
  expect(await member.ask(endpoints.get, { query: { corporationId: skf } })).toEqual(page);
});

test('nothing of another corporation is in any block', async () => {
  const { rows } = await pool.query<{ id: string; name: string }>(
    `select id, name from opportunities where corporation_id <> $1
     union all select id, name from projects where corporation_id <> $1
     union all select id, name from radars where corporation_id <> $1`,
    [skf],
  );
  for (const page of [await read(member), await read(owner), await preview(skf)]) {
    const text = JSON.stringify(page.blocks.filter(({ kind }) => kind === 'automatic'));
    expect(rows.filter(({ id, name }) => text.includes(id) || text.includes(`"${name}"`))).toEqual(
      [],
    );
  }
});

test('a collection stands there for whom it is shared with, and no longer', async () => {
  const { rows } = await pool.query<{ id: string }>(
    `insert into collections (id, name, user_id, shared_to_users)
     values (gen_random_uuid(), 'A secret list', $1, array[$2]) returning id`,
    [owner.authId, member.authId],
  );
  expect(itemsOf(await read(member), 'collections')).toContainEqual(
    expect.objectContaining({ id: rows[0]?.id, count: { value: 0, of: 'companies' } }),
  );
  for (const page of [await read(owner), await read(foundry), await preview(skf)]) {
    expect(JSON.stringify(page)).not.toContain('A secret list');
  }
  await pool.query(`update collections set shared_to_users = '{}' where name = 'A secret list'`);
  expect(JSON.stringify(await read(member))).not.toContain('A secret list');
});

/** Events about an opportunity, each by another one of these people. */
const happen = (id: string, kind: string, count: number, people: readonly string[], days = 1) =>
  pool.query(
    `insert into audit_entries (id, at, actor_id, kind, subject, subject_id, opportunity_id)
     select gen_random_uuid(), now() - make_interval(days => $4), (
         select id from users where email = ($3::text[])[1 + n % cardinality($3::text[])]),
       $1, 'opportunity', $2::uuid::text, $2::uuid from generate_series(1, $5::int) n`,
    [kind, id, people, days, count],
  );

test('attention is five events by three people of the corporation, above the usual', async () => {
  const about = await first(
    `insert into opportunities (id, corporation_id, cycle_id, name, url)
     select gen_random_uuid(), corporation_id, cycle_id, 'Of the attention', url
     from opportunities where id = $1 returning id`,
    [await openOpportunityOf(skf)],
  );
  const itemOf = async () =>
    itemsOf(await read(member), 'attention').find(({ id }) => id === about);
  const [two, three] = [
    [owner.email, member.email],
    [owner.email, member.email, champion.email],
  ];
  await happen(about, 'opportunity.updated', 6, two);
  expect(await itemOf(), 'two people').toBeUndefined();
  await happen(about, 'opportunity.updated', 3, [norrland.email, foundry.email]);
  expect(await itemOf(), 'people of elsewhere').toBeUndefined();
  await happen(about, 'vote.cast', 3, three);
  expect(await itemOf(), 'what a member may not learn of').toBeUndefined();
  await happen(about, 'opportunity.updated', 1, [champion.email]);
  expect(await itemOf()).toMatchObject({
    count: { value: 7, of: 'events' },
    reason: 'By 3 people in 7 days, usually 0 a week',
    trend: [0, 0, 0, 0, 0, 0, 0, 0, 7],
  });
  await happen(about, 'opportunity.updated', 8 * 7, three, 20);
  expect(await itemOf(), 'as much as usual').toBeUndefined();
});

test('every item says why it is there, and what counts', async () => {
  const page = await read(member);
  const items = page.blocks.flatMap((block) => (block.kind === 'automatic' ? block.items : []));
  expect(items.length).toBeGreaterThan(spotlightLimits.itemsMost);
  expect(items.filter(({ reason, count }) => reason === '' || count.of === '')).toEqual([]);
  expect(itemsOf(page, 'overlooked').map(({ id }) => id)).toEqual([unknown?.id]);
});

test('what a search finds by a single word is not overlooked', async () => {
  const items = await overlookedItems(db, await loadMember(db, skf), async () => {
    const hits = [unknown, byChance].map((one) => ({ id: one?.id ?? '', isRelated: false }));
    return { hits, state: 'ready' } as never;
  });
  expect(items.map(({ id }) => id)).toEqual([unknown?.id]);
  expect(items[0]?.reason).toMatch(/^Fits “.+”: .+\. Not submitted, on no radar\.$/u);
});

test('while the index is being built one search is tried, and no company is shown', async () => {
  const texts: string[] = [];
  const items = await overlookedItems(db, await loadMember(db, skf), async (_db, { text }) => {
    texts.push(text);
    const hits = [{ id: unknown?.id ?? '', score: 1, isRelated: false }];
    return { hits, state: 'building' } as never;
  });
  expect(items).toEqual([]);
  expect(texts).toHaveLength(1);
});

test('an edition stays as it was published, each corporation its own', async () => {
  await add({ title: 'Of this week' });
  const before = await preview(skf);
  const { number } = await foundry.ask(endpoints.publishEdition, {
    body: { title: 'Week 48', corporationIds: [skf] },
  });
  await pool.query('delete from spotlight_blocks');
  const params = { number: String(number) };
  const answer = await member.ask(endpoints.edition, { params });
  expect(answer).toMatchObject({ number, title: 'Week 48', blocks: before.blocks });
  expect(titles(await read(member))).not.toContain('Of this week');
  expect((await norrland.try(endpoints.edition, { params })).status).toBe(404);
  const listed = async (who: typeof member) =>
    (await who.ask(endpoints.editions)).data.map((one) => one.number);
  expect(await listed(member)).toContain(number);
  expect(await listed(norrland)).not.toContain(number);
  const next = await foundry.ask(endpoints.publishEdition, {
    body: { title: 'For all', corporationIds: [] },
  });
  expect(next.number).toBe(number + 1);
  expect(await listed(norrland)).toContain(number + 1);
});

test('on the web is what the corporation has published, once it says so', async () => {
  const params = { id: skf };
  const outside = () => server.anonymous.try(endpoints.onTheWeb, { params: { slug: 'skf' } });
  await champion.ask(endpoints.publish, { params, body: { isPublic: false } });
  expect((await outside()).status).toBe(404);
  const refused = await member.try(endpoints.publish, { params, body: { isPublic: true } });
  expect(refused.status).toBe(403);
  await champion.ask(endpoints.publish, { params, body: { isPublic: true } });

  await pool.query('delete from spotlight_blocks');
  const opportunityId = await openOpportunityOf(skf);
  await pool.query(
    `update opportunities set is_active = true, published_at = null, created_at = now(),
       end_date = now() + interval '3 days' where id = $1`,
    [opportunityId],
  );
  await add({ title: 'Open', isPublic: true });
  await add({ title: 'Inside' });
  await add({
    title: 'About the hidden',
    isPublic: true,
    subject: { kind: 'opportunity', id: opportunityId },
  });
  const page = (await outside()).body as Answer<typeof endpoints.onTheWeb>;
  expect(titles(page)).toEqual(['Open']);
  expect(JSON.stringify(page)).not.toContain(opportunityId);
  expect(itemsOf(await read(member), 'opportunities').map(({ id }) => id)).toContain(opportunityId);
  const kinds = page.blocks.flatMap((block) => (block.kind === 'automatic' ? block.id : []));
  expect(kinds.filter((id) => id !== 'opportunities' && id !== 'radars')).toEqual([]);
  await pool.query('update opportunities set published_at = now() where id = $1', [opportunityId]);
  expect(itemsOf((await outside()).body as typeof page, 'opportunities')).toContainEqual(
    expect.objectContaining({ id: opportunityId, link: `/c/skf/${opportunityId}` }),
  );
});

test('visits within half an hour are one; after that the one before is known', async () => {
  const visit = async () => (await member.ask(endpoints.visit)).previousAt;
  expect([await visit(), await visit()]).toEqual([null, null]);
  await pool.query(`update spotlight_readers set visited_at = now() - interval '2 days'`);
  const { rows } = await pool.query<{ at: Date }>('select visited_at as at from spotlight_readers');
  const times = [await visit(), await visit()].map((at) => new Date(String(at)));
  expect(times).toEqual([rows[0]?.at, rows[0]?.at]);
});

test('the weekly email tells what is new, and nothing in a quiet week', async () => {
  const part = spotlightPart({
    kinds: countedKinds(catalogueOf(domain)),
    find: server.services.get(searchService),
  });
  const run: WeeklyRun = { db, log: openLog('silent'), parts: [part], composer: null };
  const noticesOf = async (who: typeof member) =>
    (await who.ask(notifications.list, {})).data.filter(
      ({ kind }) => kind === 'spotlight of the week',
    );
  await pool.query(
    `insert into weekly_mails (user_id, checked_at)
      select id, now() + interval '60 days' * (email <> all($1))::int from users
      on conflict (user_id) do update set checked_at = excluded.checked_at`,
    // Two of them are enough: each is sent what the server finds for their corporation.
    [['member@skf.example', 'member@norrland.example']],
  );
  await add({ title: 'Of next week', corporationIds: [skf], from: inDays(1) });
  await mailWeeks(run, new Date(inDays(8)));
  expect(JSON.stringify(await noticesOf(member))).toContain('Of next week');
  expect(JSON.stringify(await noticesOf(norrland))).not.toContain('Of next week');
  const before = await noticesOf(member);
  await pool.query(`delete from spotlight_blocks`);
  await pool.query(
    `update weekly_mails set checked_at = now() + interval '20 days'
      where checked_at < now() + interval '60 days'`,
  );
  await mailWeeks(run, new Date(inDays(40)));
  expect(await noticesOf(member), 'a quiet week').toEqual(before);
});
