import { expect, test } from 'vitest';
import {
  decide,
  records,
  suggestions,
} from '#features/directory/companies/domain/match-endpoints.ts';
import type { MatchState } from '#features/directory/companies/domain/match.ts';
import { serverLimits } from '#core/platform/limits.ts';
import { compareAll, recordsIn } from '#features/directory/companies/tests/companies.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { db, pool } = server.database;
const foundry = await server.signIn('foundry@outrider.example');
const member = await server.signIn('member@skf.example');

const add = recordsIn(db);

type Ref = Awaited<ReturnType<typeof add>>;
const recordsFor = (params: Ref) => foundry.ask(records, { params });
const suggestedFor = async (params: Ref) =>
  (await recordsFor(params)).suggested.map(({ company, match }) => [company.id, match.reason]);
const sameFor = async (params: Ref) =>
  (await recordsFor(params)).same.map(({ company }) => company.id).toSorted();

async function matchOf(one: Ref, other: Ref): Promise<string> {
  const { same, suggested } = await recordsFor(one);
  const record = [...same, ...suggested].find(({ company }) => company.id === other.id);
  return record?.match?.id ?? '';
}
const put = (id: string, state: MatchState, was: MatchState = 'suggested') =>
  foundry.try(decide, { params: { id }, body: { state, was } });

let number = 0;
/** A domain that no other test uses. */
const site = () => `https://matching-${(number += 1)}.example`;

test('a new record with the same domain is suggested, and the suggestion is removed when the domain changes', async () => {
  const url = site();
  const one = await add('startup', 'Kiln', { url });
  const other = await add('crunchbase', 'Furnace', { url: `${url}/about` });
  const sameKind = await add('startup', 'Oven', { url });
  await compareAll(db);
  expect(await suggestedFor(one)).toHaveLength(2);
  expect(await suggestedFor(other)).toContainEqual([sameKind.id, 'domain']);
  await pool.query('update companies set url = $2 where id = $1', [other.id, site()]);
  await compareAll(db);
  expect(await suggestedFor(one)).toEqual([[sameKind.id, 'domain']]);
});

test('the same name in the same place is linked, in another city suggested, abroad neither', async () => {
  const one = await add('startup', 'Tannery Row AB', { country: 'SE', city: 'Lund' });
  const other = await add('nucla', 'TANNERY ROW', { country: 'SE' });
  const third = await add('nucla', 'Tannery Row', { country: 'SE', city: 'Luleå' });
  const abroad = await add('crunchbase', 'Tannery Row', { country: 'DE', city: 'Lund' });
  await compareAll(db);
  // The third may be either's branch; a record without a city is in both.
  expect(await sameFor(one)).toContain(other.id);
  expect(await sameFor(third)).toContain(other.id);
  expect(await sameFor(abroad)).toEqual([]);
  expect(await suggestedFor(abroad)).toEqual([]);
});

test('opening a company that is not yet compared compares it', async () => {
  const url = site();
  const one = await add('startup', 'Early Bird', { url });
  const other = await add('nucla', 'Early Bird', { url });
  await recordsFor(one);
  expect(await sameFor(other)).toEqual([one.id]);
  expect(await sameFor(one)).toEqual([other.id]);
});

test('values shared by too many records suggest nothing, also once they become too many', async () => {
  const url = site();
  const one = await add('startup', 'Shared Roof', { url });
  await add('nucla', 'Under It', { url });
  await compareAll(db);
  expect(await suggestedFor(one)).toHaveLength(1);
  for (let count = 0; count < serverLimits.matchGroupMost; count += 1) {
    await add('crunchbase', `Tenant ${count}`, { url });
  }
  await compareAll(db);
  expect(await suggestedFor(one)).toEqual([]);
});

test('accepted records are one company, also through a third', async () => {
  const url = site();
  const one = await add('startup', 'Loom', { url });
  const other = await add('crunchbase', 'Loom', { url });
  const third = await add('nucla', 'Loom', { url });
  await compareAll(db);
  await put(await matchOf(one, other), 'accepted');
  await put(await matchOf(other, third), 'accepted');
  expect(await sameFor(one)).toEqual([other.id, third.id].toSorted());
  expect(await sameFor(third)).toEqual([one.id, other.id].toSorted());
  expect((await recordsFor(one)).suggested).toEqual([]);
  const seen = await member.ask(records, { params: third });
  expect(seen.same).toHaveLength(2);
  expect(seen.same.map(({ match }) => match?.state).toSorted()).toEqual(['accepted', 'suggested']);
});

test('rejected pairs never end up in one group, and two records of one group cannot be rejected', async () => {
  const url = site();
  const one = await add('startup', 'Apart', { url });
  const other = await add('crunchbase', 'Besides', { url });
  const third = await add('nucla', 'Elsewhere', { url });
  await compareAll(db);
  const [oneOther, otherThird, oneThird] = [
    await matchOf(one, other),
    await matchOf(other, third),
    await matchOf(one, third),
  ];
  await put(oneOther, 'rejected');
  await put(otherThird, 'accepted');
  const refusal = await put(oneThird, 'accepted');
  expect([refusal.status, refusal.body]).toMatchObject([409, { code: 'match.toldApart' }]);
  expect(await sameFor(one)).toEqual([]);

  expect((await put(oneOther, 'suggested', 'rejected')).status).toBe(200);
  expect((await put(oneThird, 'accepted')).status).toBe(200);
  const joined = await put(oneOther, 'rejected');
  expect([joined.status, joined.body]).toMatchObject([409, { code: 'match.joined' }]);
  expect(await sameFor(one)).toEqual([other.id, third.id].toSorted());
});

test('a rejected suggestion does not come back; an accepted one stays after changes', async () => {
  const url = site();
  const one = await add('startup', 'Never', { url });
  const other = await add('crunchbase', 'Ever', { url });
  const third = await add('nucla', 'Sometimes', { url });
  await compareAll(db);
  await put(await matchOf(one, other), 'rejected');
  await put(await matchOf(one, third), 'accepted');
  await put(await matchOf(other, third), 'rejected');
  await pool.query("update companies set name = 'Again' where id = $1", [one.id]);
  await compareAll(db);
  expect((await recordsFor(one)).suggested).toEqual([]);
  await pool.query('update companies set url = null where id = $1', [third.id]);
  await compareAll(db);
  expect(await sameFor(one)).toEqual([third.id]);
});

test('a decision is not overwritten, and repeating it has no effect', async () => {
  const url = site();
  const one = await add('startup', 'Twice', { url });
  const other = await add('crunchbase', 'Twice', { url });
  await compareAll(db);
  const id = await matchOf(one, other);
  const both = await Promise.all([put(id, 'accepted'), put(id, 'rejected')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const state = both[0]?.status === 200 ? 'accepted' : 'rejected';
  expect((await put(id, state)).status).toBe(200);
  const { rows } = await pool.query(
    "select kind from audit_entries where details->>'matchId' = $1",
    [id],
  );
  expect(rows).toHaveLength(1);
});

test('users who may not decide see no suggestions and cannot decide', async () => {
  const url = site();
  const one = await add('startup', 'Hidden Hint', { url });
  const other = await add('crunchbase', 'Veiled Sign', { url });
  await compareAll(db);
  expect(await member.ask(records, { params: one })).toEqual({ same: [], suggested: [] });
  const params = { id: await matchOf(one, other) };
  const body = { state: 'accepted', was: 'suggested' } as const;
  expect((await member.try(decide, { params, body })).status).toBe(403);
  expect((await member.try(suggestions, {})).status).toBe(403);
  const open = await foundry.ask(suggestions, { query: { limit: '100' } });
  expect(open.data.map(({ id }) => id)).toContain(params.id);
  await put(params.id, 'rejected');
  const left = await foundry.ask(suggestions, { query: { limit: '100' } });
  expect(left.data.map(({ id }) => id)).not.toContain(params.id);
});

test('linked records are one company until somebody tells two of them apart', async () => {
  const url = site();
  const one = await add('startup', 'Weir', { url });
  const other = await add('startup', 'Weir Labs', { url });
  const third = await add('nucla', 'Weir AB', { url });
  await compareAll(db);
  expect(await sameFor(one)).toEqual([other.id, third.id].toSorted());
  expect((await member.ask(records, { params: one })).same).toHaveLength(2);
  const apart = await matchOf(one, other);
  expect((await put(apart, 'rejected')).status).toBe(200);
  expect(await sameFor(one)).toEqual([]);
  expect(await sameFor(third)).toEqual([]);
  await pool.query("update companies set name = 'Weir Lab' where id = $1", [other.id]);
  await compareAll(db);
  expect(await sameFor(one)).toEqual([]);
  expect((await put(await matchOf(one, third), 'accepted')).status).toBe(200);
  expect(await sameFor(one)).toEqual([third.id]);
});

test('two web addresses are one company through a third record only when somebody says so', async () => {
  const place = { country: 'SE', city: 'Lund' };
  const one = await add('startup', 'Sluice', { url: site(), ...place });
  const bare = await add('crunchbase', 'Sluice', place);
  await compareAll(db);
  expect(await sameFor(bare)).toEqual([one.id]);
  const other = await add('startup', 'Sluice', { url: site(), ...place });
  await compareAll(db);
  expect(await sameFor(one)).toEqual([]);
  expect(await sameFor(bare)).toEqual([]);
  for (const record of [one, other])
    expect((await put(await matchOf(bare, record), 'accepted')).status).toBe(200);
  expect(await sameFor(one)).toEqual([bare.id, other.id].toSorted());
  // Then they are one company, which other records join.
  const late = await add('nucla', 'Sluice', place);
  await compareAll(db);
  expect(await sameFor(late)).toEqual([one.id, bare.id, other.id].toSorted());
});
