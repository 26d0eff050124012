import { expect, test } from 'vitest';
import { bodyOf, type Collection } from '#features/directory/collections/domain/collection.ts';
import * as collections from '#features/directory/collections/domain/endpoints.ts';
import * as opportunitiesList from '#features/cases/opportunities/domain/endpoints.ts';
import * as endpoints from '#features/portfolio/matches/domain/endpoints.ts';
import { quotedText } from '#features/portfolio/matches/domain/reasons.ts';
import { scoreOf } from '#features/portfolio/matches/domain/score.ts';
import { usualWeights } from '#features/portfolio/matches/domain/weights.ts';
import { indexCompanies } from '#features/directory/search/tests/indexed-companies.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const owner = await server.signIn('owner@skf.example');
const member = await server.signIn('member@skf.example');
const norrland = await server.signIn('member@norrland.example');

const made = await indexCompanies(server, [
  {
    name: 'Greaseline',
    oneLiner: 'Grease condition sensing for bearings',
    tags: ['Grease', 'Sensors'],
    country: 'SE',
    stage: 'Seed',
    url: 'https://www.greaseline.example/about',
  },
  {
    name: 'Weardust',
    oneLiner: 'Wear debris counted in oil',
    tags: ['Lubrication'],
    country: 'DE',
    stage: 'Series A',
  },
  { name: 'Bearing Wise', description: 'Wear sensing of bearings and their grease' },
  { name: 'Painty', oneLiner: 'Paint for boats', tags: ['Marine'] },
  { name: 'Hullcoat', oneLiner: 'Paint that keeps hulls of boats clean', tags: ['Marine'] },
]);
const idOf = (name: string) => made.find((one) => one.name === name)?.id ?? '';

const { data: open } = await owner.ask(opportunitiesList.list, { query: { status: 'ACTIVE' } });
const [first] = open.filter(({ roles }) => roles?.includes('Case Owner'));
const params = { id: first?.id ?? '' };

async function collectionWith(lists: Partial<Collection>): Promise<Collection> {
  const empty = await owner.ask(collections.create, { body: { name: 'Of the test' } });
  const body = { ...bodyOf(empty), ...lists };
  return owner.ask(collections.replace, { params: { id: empty.id }, body });
}

const ofText = (text: string, more: object = {}) =>
  member.ask(endpoints.ofText, { body: { text, ...more } });
const namesOf = ({ data }: Awaited<ReturnType<typeof ofText>>) =>
  data.map(({ company }) => company.name);

test('a text finds companies by its words, each with parts that add up and quotes of its record', async () => {
  const answer = await ofText('We look for sensing of the condition of grease in large bearings.');
  expect(namesOf(answer).slice(0, 2)).toEqual(['Greaseline', 'Bearing Wise']);
  expect(answer.textState).toBe('read');
  for (const { company, score, parts, values, reasons } of answer.data) {
    expect(parts.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(score, 3);
    expect(scoreOf(values, answer.weights).score).toBeCloseTo(score, 3);
    const record = made.find(({ id }) => id === company.id);
    for (const reason of reasons) {
      const text = record === undefined ? '' : quotedText(record, reason);
      expect(text.slice(reason.from, reason.to)).toBe(reason.quote);
    }
  }
});

test('a name or a domain that was written is above all others', async () => {
  expect(namesOf(await ofText('Painty'))[0]).toBe('Painty');
  const answer = await ofText('Boats with paint, or what greaseline.example does');
  expect(answer.data[0]).toMatchObject({ isExact: true, company: { name: 'Greaseline' } });
});

test('filters and a must leave out; a must keeps what the record does not tell', async () => {
  const text = 'wear sensing of grease and bearings';
  const filtered = await ofText(text, { filters: { country: ['DE'] } });
  expect(namesOf(filtered)).toEqual(['Weardust']);
  const must = await ofText(text, {
    criteria: [{ mode: 'must', field: 'country', value: 'Sweden' }],
  });
  expect(namesOf(must)).toContain('Bearing Wise');
  expect(namesOf(must)).not.toContain('Weardust');
});

test('texts that say nothing are explained', async () => {
  expect(await ofText('  ')).toMatchObject({ textState: 'empty', data: [] });
  expect(await ofText('the and of to')).toMatchObject({ textState: 'withoutTerms', data: [] });
  expect(await ofText('<p></p><br>')).toMatchObject({ textState: 'withoutTerms', data: [] });
  const long = await ofText('grease '.repeat(7000));
  expect(long.textState).toBe('shortened');
  expect(namesOf(long)).toContain('Greaseline');
});

test('a collection finds more like its companies, without them', async () => {
  const { id } = await collectionWith({ startupIds: [idOf('Painty')] });
  const { data } = await owner.ask(endpoints.ofCollection, { params: { id } });
  expect(data[0]?.company.name).toBe('Hullcoat');
  expect(data.map(({ company }) => company.name)).not.toContain('Painty');
  expect((await member.try(endpoints.ofCollection, { params: { id } })).status).toBe(404);
});

test('criteria narrow what is like a collection', async () => {
  const { id } = await collectionWith({ startupIds: [idOf('Painty')] });
  const of = (criteria?: string) =>
    owner.ask(endpoints.ofCollection, {
      params: { id },
      query: { ...(criteria !== undefined && { criteria }) },
    });
  expect(namesOf(await of())).toContain('Hullcoat');
  const must = JSON.stringify([{ mode: 'must', field: 'words', value: 'hydrogen' }]);
  const narrowed = await of(must);
  expect(namesOf(narrowed)).not.toContain('Hullcoat');
  expect(narrowed.criteria).toHaveLength(1);
  const broken = await owner.try(endpoints.ofCollection, {
    params: { id },
    query: { criteria: '[' },
  });
  expect(broken.status).toBe(400);
});

test('where companies are known is told from what the viewer sees, and nothing else', async () => {
  await collectionWith({
    startupIds: [idOf('Greaseline')],
    blacklistedStartupIds: [idOf('Weardust')],
  });
  const seenBy = async (person: typeof owner) => {
    const { data } = await person.ask(endpoints.ofText, { body: { text: 'grease wear debris' } });
    return Object.fromEntries(data.map(({ company, known }) => [company.name, known]));
  };
  expect(await seenBy(owner)).toMatchObject({
    Greaseline: { listed: 1 },
    Weardust: { blacklisted: 1 },
  });
  for (const other of [member, norrland]) {
    expect(await seenBy(other)).toMatchObject({
      Greaseline: { listed: 0, blacklisted: 0 },
      Weardust: { listed: 0, blacklisted: 0 },
    });
  }
});

test('weights and criteria are kept for each person and opportunity', async () => {
  const weights = { ...usualWeights, novelty: 10, topic: 0 };
  const criteria = [{ mode: 'wish' as const, field: 'tag' as const, value: 'Grease' }];
  await owner.ask(endpoints.set, { params, body: { weights, criteria } });
  expect(await owner.ask(endpoints.ofOpportunity, { params })).toMatchObject({ weights, criteria });
  const { weights: others } = await member.ask(endpoints.ofOpportunity, { params });
  expect(others).toEqual(usualWeights);
});

test('thumbs teach one’s own ranking, and can be taken back', async () => {
  const of = async (person: typeof owner) => {
    const { data } = await person.ask(endpoints.ofOpportunity, { params });
    const match = data.find(({ company }) => company.name === 'Hullcoat');
    return { thumb: match?.thumb, score: match?.values.topic ?? 0 };
  };
  const before = await of(owner);
  const thumb = (id: string, value: 'up' | 'down' | null) =>
    owner.ask(endpoints.setThumb, {
      params: { ...params, companyId: id },
      body: { thumb: value },
    });
  await thumb(idOf('Hullcoat'), 'up');
  await thumb(idOf('Painty'), 'up');
  const taught = await of(owner);
  expect(taught.thumb).toBe('up');
  expect(taught.score).toBeGreaterThan(before.score);
  expect((await of(member)).thumb ?? null).toBeNull();
  await thumb(idOf('Hullcoat'), null);
  await thumb(idOf('Painty'), null);
  expect((await of(owner)).score).toBeCloseTo(before.score, 6);
});

test('a company leads to the open opportunities whose words it has, of one’s own corporation', async () => {
  const { data } = await owner.ask(opportunitiesList.list, { query: { status: 'ACTIVE' } });
  const row = data[0];
  const whole = await owner.ask(opportunitiesList.get, { params: { id: row?.id ?? '' } });
  const [company] = await indexCompanies(server, [
    { name: 'Fitting', oneLiner: whole.name, description: whole.businessNeed },
  ]);
  const of = (person: typeof owner) =>
    person.ask(endpoints.opportunitiesOf, {
      params: { kind: 'startup', id: company?.id ?? '' },
    });
  expect((await of(owner))[0]).toMatchObject({ id: row?.id, isSubmitted: false });
  expect((await of(norrland)).map(({ id }) => id)).not.toContain(row?.id);
});

test('shared thumbs teach who sees the case team, and nobody else', async () => {
  const observer = await server.signIn('observer@skf.example');
  const { data: ranked } = await observer.ask(endpoints.ofOpportunity, { params });
  const companyId = ranked[0]?.company.id ?? '';
  const share = (sharesThumbs: boolean) =>
    owner.ask(endpoints.set, {
      params,
      body: { weights: usualWeights, criteria: [], sharesThumbs },
    });
  const thumb = (value: 'up' | null) =>
    owner.ask(endpoints.setThumb, {
      params: { ...params, companyId },
      body: { thumb: value },
    });
  const seenBy = async (person: typeof owner) => {
    const { data } = await person.ask(endpoints.ofOpportunity, { params });
    return data.reduce((sum, { sharedThumbs }) => sum + sharedThumbs.up, 0);
  };
  await thumb('up');
  expect(await seenBy(observer)).toBe(0);
  await share(true);
  expect(await seenBy(member)).toBe(0);
  expect(await seenBy(owner)).toBe(0);
  const { rows } = await server.database.pool.query<{ count: number }>(
    `select count(*)::int as count from opportunity_team t join users u on u.id = t.user_id
     where u.email = 'observer@skf.example' and t.opportunity_id = $1`,
    [params.id],
  );
  expect(await seenBy(observer)).toBe((rows[0]?.count ?? 0) > 0 ? 1 : 0);
  await share(false);
  await thumb(null);
});
