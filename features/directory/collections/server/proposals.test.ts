import { beforeEach, describe, expect, test } from 'vitest';
import { bodyOf } from '#features/directory/collections/domain/collection.ts';
import type { NamedCompany } from '#features/directory/collections/domain/company-changes.ts';
import * as collections from '#features/directory/collections/domain/endpoints.ts';
import { collectionLimits } from '#features/directory/collections/domain/limits.ts';
import * as endpoints from '#features/directory/collections/domain/proposal-endpoints.ts';
import { applyAllChanges } from '#features/directory/collections/domain/sample-collection.ts';
import { blacklistAs, changeAs } from '#features/directory/collections/tests/change-as.ts';
import * as notifications from '#features/people/notifications/domain/endpoints.ts';
import type { SignedIn } from '#core/tests/sign-in.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const owner = await server.signIn('owner@skf.example');
const reader = await server.signIn('developer@skf.example');
const other = await server.signIn('observer@skf.example');
const stranger = await server.signIn('member@skf.example');
const { rows } = await pool.query<NamedCompany>(
  `select id, kind, name from companies where kind = 'startup' order by id limit 60`,
);
const [acme, bolt, core] = rows as [NamedCompany, NamedCompany, NamedCompany];

let id: string;
const at = ({ id: companyId }: NamedCompany) => ({ params: { id, companyId } });
const propose = (person: SignedIn, company: NamedCompany, note: string | null = null) =>
  person.try(endpoints.propose, { ...at(company), body: { note } });
const decide = (person: SignedIn, company: NamedCompany, isDeclined = true) =>
  person.try(endpoints.decide, { ...at(company), body: { isDeclined } });
const seenBy = async (person: SignedIn) => {
  const all = await person.ask(endpoints.list, { params: { id } });
  return all.map(({ company, isDeclined }) => `${company.name}${isDeclined ? ' declined' : ''}`);
};
const notices = async () =>
  (await owner.ask(notifications.list, {})).data.filter(({ link }) =>
    link.startsWith(`/collection/${id}?proposals`),
  );
const refusalOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { code?: string }).code,
];

beforeEach(async () => {
  const made = await owner.ask(collections.create, { body: { name: 'Sensing' } });
  ({ id } = made);
  const shared = applyAllChanges(made, [{ kind: 'share', userIds: [reader.authId, other.authId] }]);
  await owner.ask(collections.replace, { params: { id }, body: bodyOf(shared) });
});

describe('a reader', () => {
  test('proposes a company with a note, which everyone who sees the collection reads', async () => {
    expect((await propose(reader, acme, ' Look at their rig. ')).status).toBe(204);
    for (const person of [owner, other]) {
      const [proposal] = await person.ask(endpoints.list, { params: { id } });
      expect(proposal).toMatchObject({
        company: { id: acme.id, name: acme.name },
        note: 'Look at their rig.',
        isOwn: false,
        isDeclined: false,
      });
    }
    expect((await stranger.try(endpoints.list, { params: { id } })).status).toBe(404);
    expect((await propose(stranger, bolt)).status).toBe(404);
    expect(bodyOf(await owner.ask(collections.get, { params: { id } })).startupIds).toEqual([]);
  });

  test('proposes it once, writes another note, and takes it back', async () => {
    await propose(reader, acme);
    expect((await propose(reader, acme, 'Once more')).status).toBe(204);
    expect(await reader.ask(endpoints.list, { params: { id } })).toMatchObject([
      { note: 'Once more', isOwn: true },
    ]);
    expect(refusalOf(await propose(other, acme))).toEqual([409, 'collection.alreadyProposed']);
    expect((await other.try(endpoints.withdraw, at(acme))).status).toBe(404);
    expect((await reader.try(endpoints.withdraw, at(acme))).status).toBe(204);
    expect((await reader.try(endpoints.withdraw, at(acme))).status).toBe(404);
    expect(await seenBy(owner)).toEqual([]);
  });

  test('does not propose what is there, blacklisted, or nowhere', async () => {
    await changeAs(owner, id, { kind: 'add', company: acme });
    expect(refusalOf(await propose(reader, acme))).toEqual([409, 'collection.alreadyListed']);
    await blacklistAs(owner, id, bolt);
    expect(refusalOf(await propose(reader, bolt))).toEqual([409, 'collection.alreadyBlacklisted']);
    const nobody = { ...core, id: '00000000-0000-4000-8000-000000000000' };
    expect((await propose(reader, nobody)).status).toBe(404);
  });

  test('proposes so many at most, also at once', async () => {
    const most = collectionLimits.ownProposalsMost;
    const some = rows.slice(0, most + 3);
    const replies = await Promise.all(some.map((company) => propose(reader, company)));
    expect(replies.filter(({ status }) => status === 204)).toHaveLength(most);
    expect(
      refusalOf(replies.find(({ status }) => status !== 204) ?? { status: 0, body: {} }),
    ).toEqual([409, 'collection.manyProposals']);
    expect((await propose(other, rows.at(-1) ?? acme)).status).toBe(204);
  });

  test('decides nothing', async () => {
    await propose(reader, acme);
    expect((await decide(reader, acme)).status).toBe(403);
    expect((await changeAs(reader, id, { kind: 'add', company: acme })).status).toBe(403);
  });
});

describe('the owner', () => {
  test('is told once of all that waits', async () => {
    await propose(reader, acme);
    expect(await notices()).toMatchObject([{ title: expect.stringContaining(acme.name) }]);
    await propose(other, bolt);
    await propose(reader, core);
    expect(await notices()).toMatchObject([
      { title: '3 companies are proposed for “Sensing”', body: expect.stringContaining(core.name) },
    ]);
  });

  test('accepts by adding; taken out again at once, it waits again, and later it does not', async () => {
    await propose(reader, acme);
    await changeAs(owner, id, { kind: 'add', company: acme });
    expect(await seenBy(owner)).toEqual([]);
    await changeAs(owner, id, { kind: 'remove', company: acme });
    expect(await seenBy(owner)).toEqual([acme.name]);
    await changeAs(owner, id, { kind: 'add', company: acme });
    await pool.query(`update collection_proposals set accepted_at = now() - interval '1 hour'`);
    await changeAs(owner, id, { kind: 'remove', company: acme });
    expect(await seenBy(owner)).toEqual([]);
    expect((await propose(other, acme)).status).toBe(204);
    expect(await seenBy(owner)).toEqual([acme.name]);
  });

  test('declines, which who proposed it sees, and takes that back', async () => {
    await propose(reader, acme);
    expect((await decide(owner, acme)).status).toBe(204);
    expect(await seenBy(owner)).toEqual([]);
    expect(await seenBy(other)).toEqual([]);
    expect(await seenBy(reader)).toEqual([`${acme.name} declined`]);
    expect(refusalOf(await propose(reader, acme))).toEqual([409, 'collection.proposalDeclined']);
    expect((await decide(owner, acme, false)).status).toBe(204);
    expect(await seenBy(owner)).toEqual([acme.name]);
    expect((await decide(owner, bolt)).status).toBe(404);
  });

  test('adds one that they declined before', async () => {
    await propose(reader, acme);
    await decide(owner, acme);
    await changeAs(owner, id, { kind: 'add', company: acme });
    expect(await seenBy(reader)).toEqual([]);
  });
});

test('what is blacklisted waits no more, until that is taken back', async () => {
  await propose(reader, acme);
  const undo = await blacklistAs(other, id, acme);
  expect(await seenBy(owner)).toEqual([]);
  await changeAs(other, id, undo);
  expect(await seenBy(owner)).toEqual([acme.name]);
});

test('of a deleted collection nothing is seen or proposed, and a copy has none', async () => {
  await propose(reader, acme);
  const copy = await owner.ask(collections.copy, { params: { id } });
  expect(await owner.ask(endpoints.list, { params: { id: copy.id } })).toEqual([]);
  await owner.ask(collections.remove, { params: { id } });
  expect((await reader.try(endpoints.list, { params: { id } })).status).toBe(404);
  expect((await propose(reader, bolt)).status).toBe(404);
});
