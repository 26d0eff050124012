import type { Subspace } from '#features/collections/domain/collection.ts';
import { companyKinds } from '#features/companies/domain/company.ts';
import { blacklistOf, listOf } from '#features/collections/domain/lists.ts';
import { newId } from '#core/server/tables/columns.ts';
import { collectionNotes, collections } from '#features/collections/server/tables.ts';
import { users } from '#core/server/tables/users.ts';
import type { AreaName } from '#features/companies/demo/areas.ts';
import type { DemoCompany } from '#features/companies/demo/companies.ts';
import { day, demoStep, type FillContext } from '#core/server/demo/fill-context.ts';
import { directoryDemo } from '#features/companies/demo/fill-directory.ts';
import { notificationsDemo } from '#features/notifications/demo/fill-notifications.ts';

interface DemoCollection {
  readonly name: string;
  readonly owner: string;
  readonly area: AreaName;
  readonly size: number;
  readonly spaces: readonly (readonly [name: string, description: string, below?: string])[];
  readonly sharedTo?: readonly string[];
  /** Whether some of its companies have notes and ratings. */
  readonly isJudged?: boolean;
}

const [owner, developer, observer] = ['owner', 'developer', 'observer'].map(
  (name) => `${name}@skf.example`,
) as [string, string, string];
const foundry = 'foundry@outrider.example';
const superuser = 'superuser@outrider.example';
const norrland = 'member@norrland.example';

const demoCollections: readonly DemoCollection[] = [
  {
    ...{ name: 'Hearing damage early', owner, area: 'sensing', size: 38 },
    isJudged: true,
    spaces: [
      ['Contact', 'What sits on the bearing'],
      ['Without contact', 'Sound, light and fields'],
      ['Ultrasound', 'Above 20 kHz', 'Without contact'],
      ['Inference', 'Models that fit on a bolt'],
    ],
    sharedTo: [developer, observer, foundry],
  },
  {
    ...{ name: 'Grease and what replaces it', owner, area: 'materials', size: 24 },
    isJudged: true,
    spaces: [
      ['Bio-based', ''],
      ['Solid', 'No oil at all'],
    ],
    sharedTo: [developer],
  },
  { name: 'To call in January', owner, area: 'robotics', size: 9, spaces: [] },
  {
    ...{ name: 'Partners for pilots', owner: developer, area: 'sensing', size: 16 },
    isJudged: true,
    spaces: [
      ['Met', ''],
      ['To meet', ''],
    ],
    sharedTo: [owner],
  },
  { name: 'Footprint figures', owner: developer, area: 'data', size: 12, spaces: [] },
  {
    ...{ name: 'Watch list 2027', owner: foundry, area: 'energy', size: 46 },
    isJudged: true,
    spaces: [
      ['Heat', ''],
      ['Storage', ''],
      ['Grid', ''],
    ],
    sharedTo: [superuser, owner],
  },
  { name: 'Robots that hold', owner: foundry, area: 'robotics', size: 21, spaces: [] },
  {
    ...{ name: 'Board meeting, spring', owner: superuser, area: 'materials', size: 8, spaces: [] },
    sharedTo: [foundry],
  },
  { name: 'Crew safety', owner: superuser, area: 'maritime', size: 14, spaces: [] },
  {
    name: 'Ideas for Norrland',
    owner: 'champion@skf.example',
    area: 'energy',
    size: 11,
    spaces: [],
  },
  { name: 'My first collection', owner: 'member@skf.example', area: 'data', size: 5, spaces: [] },
  {
    ...{ name: 'Steel without coal', owner: norrland, area: 'energy', size: 19 },
    spaces: [
      ['Hydrogen', ''],
      ['Electric', ''],
    ],
  },
];

/** Notes and ratings, given in rotation to every third company of a collection with `isJudged`. */
const judgements: readonly (readonly [note: string, rating: number | null])[] = [
  ['Spoke to their founder in Hanover. Pilot possible from spring.', 5],
  ['Clear data sheet, and they name their customers.', 4],
  ['Early. Look again when the first unit is in the field.', 2],
  ['', 3],
  ['Two of our plants know them already. Ask Gothenburg first.', 4],
  ['Strong on the material, thin on the making of it.', 3],
  ['Wants exclusivity, which we cannot give.', 1],
  ['Sent samples. The test rig is free in week 7.', null],
  ['', 4],
  ['Good team of four. They need a machine to try it on.', 5],
  ['Price per unit is still three times what we can pay.', 2],
];
const judgedEach = 3;

const blacklistedCount = 3;
const spacesEach = 2;

function subspacesOf({ spaces }: DemoCollection): Subspace[] {
  const idOf = (name: string) => `demo-${name.toLowerCase().replace(/\W+/gu, '-')}`;
  return spaces.map(([name, description, below]) => ({
    ...{ id: idOf(name), name, description },
    parentId: below === undefined ? null : idOf(below),
  }));
}

/** Company ids by kind, keyed by the name of the collection's list. */
const byKind = <List extends string>(
  chosen: readonly DemoCompany[],
  lists: Readonly<Record<(typeof companyKinds)[number], List>>,
) =>
  Object.fromEntries(
    companyKinds.map((kind) => [
      lists[kind],
      chosen.filter((company) => company.kind === kind).map(({ id }) => id),
    ]),
  );

/** Collections of the demonstration accounts, some of them shared. */
async function fillCollections(
  { db, random, now }: FillContext,
  directory: readonly DemoCompany[],
): Promise<void> {
  const people = await db
    .select({ id: users.id, email: users.email, authId: users.authId })
    .from(users);
  const byEmail = new Map(people.map((person) => [person.email, person]));
  const authIdOf = (email: string) => byEmail.get(email)?.authId ?? '';
  for (const [index, demo] of demoCollections.entries()) {
    const field = directory.filter(({ area }) => area === demo.area);
    const drawn = random.some(field, demo.size + blacklistedCount);
    const listed = drawn.slice(0, demo.size);
    const subspaces = subspacesOf(demo);
    const assigned = subspaces.length === 0 ? [] : listed.filter(() => random.next() < 0.8);
    const id = newId();
    const changedAt = new Date(now.getTime() - index * 2.3 * day).toISOString();
    await db.insert(collections).values({
      id,
      name: demo.name,
      userId: authIdOf(demo.owner),
      ...byKind(listed, listOf),
      ...byKind(drawn.slice(demo.size), blacklistOf),
      sharedToUsers: (demo.sharedTo ?? []).map(authIdOf),
      subspaces,
      startupToSubspaces: Object.fromEntries(
        assigned.map(({ id }) => [
          id,
          random.some(subspaces, random.whole(1, spacesEach)).map((space) => space.id),
        ]),
      ),
      createdAt: new Date(now.getTime() - (90 - index * 5) * day).toISOString(),
      updatedAt: changedAt,
    });
    const updatedBy = byEmail.get(demo.owner)?.id;
    const judged = listed.filter((_, nth) => nth % judgedEach === 0);
    if (!demo.isJudged || updatedBy === undefined) continue;
    await db.insert(collectionNotes).values(
      judged.map(({ id: companyId }, nth) => {
        const [note, rating] = judgements[(nth + index) % judgements.length] ?? ['', null];
        return { collectionId: id, companyId, note, rating, updatedBy, updatedAt: changedAt };
      }),
    );
  }
}

export const collectionsDemo = demoStep([directoryDemo, notificationsDemo], (fillContext) =>
  fillCollections(fillContext, fillContext.of(directoryDemo)),
);
