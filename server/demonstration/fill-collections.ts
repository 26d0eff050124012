import type { Subspace } from '#domain/collections/collection.ts';
import { companyKinds } from '#domain/companies/company.ts';
import { blacklistOf, listOf } from '#domain/collections/lists.ts';
import { collections } from '#server/tables/collections.ts';
import { users } from '#server/tables/users.ts';
import type { AreaName } from './areas.ts';
import type { DemoCompany } from './companies.ts';
import { day, type Filling } from './filling.ts';

interface DemoCollection {
  readonly name: string;
  readonly owner: string;
  readonly area: AreaName;
  readonly size: number;
  readonly spaces: readonly (readonly [name: string, description: string, below?: string])[];
  readonly sharedTo?: readonly string[];
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
    spaces: [
      ['Bio-based', ''],
      ['Solid', 'No oil at all'],
    ],
    sharedTo: [developer],
  },
  { name: 'To call in January', owner, area: 'robotics', size: 9, spaces: [] },
  {
    ...{ name: 'Partners for pilots', owner: developer, area: 'sensing', size: 16 },
    spaces: [
      ['Met', ''],
      ['To meet', ''],
    ],
    sharedTo: [owner],
  },
  { name: 'Footprint figures', owner: developer, area: 'data', size: 12, spaces: [] },
  {
    ...{ name: 'Watch list 2027', owner: foundry, area: 'energy', size: 46 },
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

const unwanted = 3;
const spacesEach = 2;

function subspacesOf({ spaces }: DemoCollection): Subspace[] {
  const idOf = (name: string) => `demo-${name.toLowerCase().replace(/\W+/gu, '-')}`;
  return spaces.map(([name, description, below]) => ({
    ...{ id: idOf(name), name, description },
    parentId: below === undefined ? null : idOf(below),
  }));
}

/** Ids of the companies of each kind, under the names of the lists that they go to. */
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
export async function fillCollections(
  { db, chance, now }: Filling,
  directory: readonly DemoCompany[],
): Promise<void> {
  const people = await db.select({ email: users.email, authId: users.authId }).from(users);
  const authIds = new Map(people.map(({ email, authId }) => [email, authId ?? '']));
  const authIdOf = (email: string) => authIds.get(email) ?? '';
  for (const [index, demo] of demoCollections.entries()) {
    const field = directory.filter(({ area }) => area === demo.area);
    const drawn = chance.some(field, demo.size + unwanted);
    const listed = drawn.slice(0, demo.size);
    const subspaces = subspacesOf(demo);
    const assigned = subspaces.length === 0 ? [] : listed.filter(() => chance.next() < 0.8);
    await db.insert(collections).values({
      name: demo.name,
      userId: authIdOf(demo.owner),
      ...byKind(listed, listOf),
      ...byKind(drawn.slice(demo.size), blacklistOf),
      sharedToUsers: (demo.sharedTo ?? []).map(authIdOf),
      subspaces,
      startupToSubspaces: Object.fromEntries(
        assigned.map(({ id }) => [
          id,
          chance.some(subspaces, chance.whole(1, spacesEach)).map((space) => space.id),
        ]),
      ),
      createdAt: new Date(now.getTime() - (90 - index * 5) * day).toISOString(),
      updatedAt: new Date(now.getTime() - index * 2.3 * day).toISOString(),
    });
  }
}
