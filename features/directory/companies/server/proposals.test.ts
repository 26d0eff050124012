import { expect, test } from 'vitest';
import { recognise } from '#features/directory/companies/domain/entry-match-endpoints.ts';
import { companyLimits } from '#features/directory/companies/domain/limits.ts';
import {
  add,
  decide,
  list,
  propose,
} from '#features/directory/companies/domain/proposal-endpoints.ts';
import { notified } from '#core/tests/notified.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const foundry = await server.signIn('foundry@outrider.example');
const champion = await server.signIn('champion@skf.example');
const owner = await server.signIn('owner@skf.example');

const company = (name: string, url: string | null = null) => ({ name, url });
const proposals = async () => (await foundry.ask(list, {})).data;
const proposalOf = async (name: string) => {
  const proposal = (await proposals()).find((one) => one.name === name);
  if (proposal === undefined) throw new Error(`There is no proposal of ${name}.`);
  return { id: proposal.id };
};
const verdictOf = async (name: string) => {
  const [answer] = await owner.ask(recognise, { body: { entries: [{ name, domain: null }] } });
  return answer?.verdict;
};

test('the foundry adds companies to the directory; one that is there stays as it is', async () => {
  const companies = [company('Qwern Turbines', 'https://qwern.example'), company('Qwern Pumps')];
  const added = await foundry.ask(add, { body: { companies } });
  expect(added.map(({ kind, name, url }) => [kind, name, url])).toEqual([
    ['startup', 'Qwern Turbines', 'https://qwern.example'],
    ['startup', 'Qwern Pumps', null],
  ]);
  expect(await verdictOf('Qwern Pumps')).toBe('sure');
  const again = await foundry.ask(add, { body: { companies: [company('QWERN pumps')] } });
  expect(again).toEqual([added[1]]);
});

test('others propose a company once, and it is not in the directory before it is accepted', async () => {
  const body = { companies: [company('Proposed Gears', 'https://gears.example')] };
  expect(await champion.ask(propose, { body })).toEqual({ proposed: 1 });
  expect(await champion.ask(propose, { body })).toEqual({ proposed: 0 });
  expect(await owner.ask(propose, { body })).toEqual({ proposed: 1 });
  const mine = (await proposals()).filter(({ name }) => name === 'Proposed Gears');
  expect(mine).toHaveLength(2);
  expect(mine[0]).toMatchObject({ url: 'https://gears.example', state: 'open', companyId: null });
  expect(await verdictOf('Proposed Gears')).toBe('unknown');
});

test('an accepted proposal is in the directory, and who proposed it is notified', async () => {
  await champion.ask(propose, { body: { companies: [company('Accepted Gears')] } });
  const params = await proposalOf('Accepted Gears');
  const accepted = await foundry.ask(decide, { params, body: { state: 'accepted' } });
  expect(accepted.state).toBe('accepted');
  expect(await verdictOf('Accepted Gears')).toBe('sure');
  expect((await notified(server.database.pool)).at(-1)).toMatchObject({
    email: 'champion@skf.example',
    title: 'Accepted Gears was added to the directory',
    link: `/company/startup/${accepted.companyId}`,
  });
  expect((await proposals()).map(({ name }) => name)).not.toContain('Accepted Gears');
  const other = await foundry.try(decide, { params, body: { state: 'declined' } });
  expect(other.status).toBe(409);
});

test('a declined proposal is not in the directory, and its proposer learns why', async () => {
  await champion.ask(propose, { body: { companies: [company('Declined Gears')] } });
  const params = await proposalOf('Declined Gears');
  const body = { state: 'declined', reason: 'It is a customer.' } as const;
  await foundry.ask(decide, { params, body });
  expect(await verdictOf('Declined Gears')).toBe('unknown');
  expect((await notified(server.database.pool)).at(-1)).toMatchObject({
    email: 'champion@skf.example',
    title: 'Declined Gears was not added to the directory',
    body: 'It is a customer.',
  });
  expect(await champion.ask(propose, { body: { companies: [company('Declined Gears')] } })).toEqual(
    { proposed: 1 },
  );
});

test('a person has a limited number of open proposals', async () => {
  const member = await server.signIn('member@skf.example');
  const companies = (at: number) =>
    Array.from({ length: companyLimits.newCompaniesMost }, (_, nth) =>
      company(`Many ${at} ${nth}`),
    );
  const rounds = companyLimits.openProposalsMost / companyLimits.newCompaniesMost;
  for (let at = 0; at < rounds; at += 1)
    await member.ask(propose, { body: { companies: companies(at) } });
  const body = { companies: [company('One too many')] };
  expect((await member.try(propose, { body })).status).toBe(409);
});
