import type { Subspace } from '#features/directory/collections/domain/collection.ts';
import { companyKinds } from '#core/domain/company-kind.ts';
import { blacklistOf, listOf } from '#features/directory/collections/domain/lists.ts';
import { newId } from '#core/server/tables/columns.ts';
import {
  collectionAdditions,
  collectionBlacklistings,
  collectionNotes,
  collectionProposals,
  collections,
} from '#features/directory/collections/server/tables.ts';
import { users } from '#core/server/tables/users.ts';
import type { DemoCompany } from '#features/directory/companies/demo/companies.ts';
import type { Random } from '#core/server/demo/seeded-random.ts';
import { day, demoStep, type FillContext } from '#core/server/demo/fill-context.ts';
import { directoryDemo } from '#features/directory/companies/demo/fill-directory.ts';
import { notificationsDemo } from '#features/people/notifications/demo/fill-notifications.ts';
import { demoCollections, judgements, type DemoCollection } from './demo-collections.ts';

const judgedEach = 3;

const blacklistedCount = 3;
/** The others are not sorted yet. */
const isSorted = 0.85;

const spaceId = (name: string) => `demo-${name.toLowerCase().replace(/\W+/gu, '-')}`;

const subspacesOf = ({ spaces }: DemoCollection): Subspace[] =>
  spaces.map(({ name, description = '', below }) => ({
    id: spaceId(name),
    name,
    description,
    parentId: below === undefined ? null : spaceId(below),
  }));

/** The companies that make what it is about. */
function membersOf({ spaces, others = [] }: DemoCollection, directory: readonly DemoCompany[]) {
  const names = new Set([...spaces.flatMap(({ makes = [] }) => makes), ...others]);
  return directory.filter(({ makes }) => names.has(makes));
}

/** The sub-spaces of companies: those that name their product, else one by chance. */
function assign(random: Random, { spaces }: DemoCollection, listed: readonly DemoCompany[]) {
  const assigned: Record<string, string[]> = {};
  for (const { id, makes } of listed) {
    const fitting = spaces.filter((space) => space.makes?.includes(makes) ?? true);
    if (fitting.length > 0 && random.next() < isSorted) {
      assigned[id] = [spaceId(random.pick(fitting).name)];
    }
  }
  return assigned;
}

/** Company ids by kind, keyed by the name of the collection's list. */
const byKind = <List extends string>(
  members: readonly DemoCompany[],
  lists: Readonly<Record<(typeof companyKinds)[number], List>>,
) =>
  Object.fromEntries(
    companyKinds.map((kind) => [
      lists[kind],
      members.filter((company) => company.kind === kind).map(({ id }) => id),
    ]),
  );

/** Collections of the demonstration accounts, some of them shared. Returns the ids of their companies. */
async function fillCollections(
  { db, random, now }: FillContext,
  directory: readonly DemoCompany[],
): Promise<ReadonlySet<string>> {
  const used = new Set<string>();
  const people = await db
    .select({ id: users.id, email: users.email, authId: users.authId })
    .from(users);
  const byEmail = new Map(people.map((person) => [person.email, person]));
  const authIdOf = (email: string) => byEmail.get(email)?.authId ?? '';
  for (const [index, demo] of demoCollections.entries()) {
    const drawn = random.some(membersOf(demo, directory), demo.size + blacklistedCount);
    const listed = drawn.slice(0, demo.size);
    for (const company of drawn) used.add(company.id);
    const id = newId();
    const changedAt = new Date(now.getTime() - index * 2.3 * day).toISOString();
    await db.insert(collections).values({
      id,
      name: demo.name,
      userId: authIdOf(demo.owner),
      ...byKind(listed, listOf),
      ...byKind(drawn.slice(demo.size), blacklistOf),
      sharedToUsers: (demo.sharedTo ?? []).map(authIdOf),
      subspaces: subspacesOf(demo),
      startupToSubspaces: assign(random, demo, listed),
      createdAt: new Date(now.getTime() - (90 - index * 5) * day).toISOString(),
      updatedAt: changedAt,
    });
    const updatedBy = byEmail.get(demo.owner)?.id;
    if (updatedBy === undefined) continue;
    const createdMs = now.getTime() - (90 - index * 5) * day;
    const spanMs = Date.parse(changedAt) - createdMs;
    await db.insert(collectionAdditions).values(
      listed.map(({ id: companyId }, nth) => ({
        collectionId: id,
        companyId,
        addedBy: updatedBy,
        // A few at a time, the last ones when it was changed last.
        at: new Date(
          createdMs + (spanMs * Math.ceil((nth + 1) / 3) * 3) / (listed.length + 3),
        ).toISOString(),
      })),
    );
    const unwanted = drawn.slice(demo.size);
    if (unwanted.length > 0) {
      await db.insert(collectionBlacklistings).values(
        unwanted.map(({ id: companyId }) => ({
          collectionId: id,
          companyId,
          blacklistedBy: updatedBy,
          at: changedAt,
          version: 1,
          place: null,
          spaces: [],
        })),
      );
    }
    // Not by chance: whatever is drawn after it would be another.
    const proposed = membersOf(demo, directory)
      .filter((company) => !drawn.includes(company))
      .slice(0, demo.proposals?.length ?? 0);
    const readerId = byEmail.get(demo.sharedTo?.[0] ?? '')?.id;
    if (proposed.length > 0 && readerId !== undefined) {
      await db.insert(collectionProposals).values(
        proposed.map(({ id: companyId }, nth) => ({
          collectionId: id,
          companyId,
          proposedBy: readerId,
          note: demo.proposals?.[nth] ?? null,
          at: new Date(now.getTime() - (2 * nth + 1) * day).toISOString(),
        })),
      );
    }
    const judged = listed.filter((_, nth) => nth % judgedEach === 0);
    if (!demo.isJudged) continue;
    await db.insert(collectionNotes).values(
      judged.map(({ id: companyId }, nth) => {
        const [note, rating] = judgements[(nth + index) % judgements.length] ?? ['', null];
        return { collectionId: id, companyId, note, rating, updatedBy, updatedAt: changedAt };
      }),
    );
  }
  return used;
}

export const collectionsDemo = demoStep([directoryDemo, notificationsDemo], (fillContext) =>
  fillCollections(fillContext, fillContext.of(directoryDemo)),
);
