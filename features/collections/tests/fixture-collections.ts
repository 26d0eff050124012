import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { collections } from '#features/collections/server/tables.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { companies } from '#features/companies/server/tables.ts';
import { companyMatches } from '#features/companies/server/match-tables.ts';
import { userMetadata } from '#features/documents/server/tables.ts';
import { users } from '#core/server/tables/users.ts';
import { persons, type PersonName, type Ownership } from '#core/tests/persons.ts';
import type { TestServer } from '#core/tests/test-server.ts';

/** A collection at one place, and who it is shared with, as a body must say. */
export interface CollectionResources {
  readonly collectionId: string;
  readonly sharedToUsers: readonly string[];
  /** A startup that is in none of them. */
  readonly startupId: string;
  /** Two records of which nobody has said whether they are one company. */
  readonly matchId: string;
  /** What somebody chose: one's own, or a stranger's. */
  readonly metadataId: string;
}

async function makeMatch(db: Queryable): Promise<string> {
  const id = randomUUID();
  const pair = await db.select({ id: companies.id }).from(companies).orderBy(companies.id).limit(2);
  const [firstId, secondId] = pair.map((company) => company.id);
  if (!firstId || !secondId) throw new Error('There are no companies.');
  const reason = 'domain' as const;
  await db.insert(companyMatches).values({ id, firstId, secondId, reason, state: 'suggested' });
  return id;
}

/** For everybody what they chose, by their auth id. */
async function makeMetadata(db: Queryable): Promise<Map<string, string>> {
  const everybody = await db.select().from(users);
  const rows = everybody.map(({ id: userId, authId }) => ({ id: randomUUID(), userId, authId }));
  await db.insert(userMetadata).values(rows);
  return new Map(rows.map(({ id, authId }) => [authId ?? '', id]));
}

const personOfOtherTenant = (person: PersonName) =>
  persons[person === 'member' ? 'owner' : 'member'];

/**
 * For each person of the matrix a collection of their own; where they are a colleague, one that is
 * shared with them; elsewhere one that is not. Nobody sees the last one, the foundry no more than others.
 */
export async function makeCollections(
  { database: { db } }: TestServer,
  authIdOf: (email: string) => string | null | undefined,
) {
  const metadata = await makeMetadata(db);
  const made = new Map<string, CollectionResources>();
  const [startup] = await db.select().from(companies).where(eq(companies.kind, 'startup')).limit(1);
  const startupId = startup?.id ?? '';
  const matchId = await makeMatch(db);
  const add = async (person: PersonName, place: Ownership, userId: string, shared: string[]) => {
    const collectionId = randomUUID();
    const name = 'From the matrix';
    await db.insert(collections).values({ id: collectionId, name, userId, sharedToUsers: shared });
    const whose =
      place === 'own' ? authIdOf(persons[person]) : authIdOf(personOfOtherTenant(person));
    const metadataId = metadata.get(whose ?? '') ?? '';
    const alike = { startupId, matchId, metadataId };
    made.set(`${person} ${place}`, { collectionId, sharedToUsers: shared, ...alike });
  };
  for (const person of Object.keys(persons) as PersonName[]) {
    const authId = authIdOf(persons[person]) ?? '';
    await add(person, 'own', authId, []);
    await add(person, 'same corporation', 'somebody else', [authId]);
    await add(person, 'other corporation', 'somebody else', []);
  }
  // The directory is open to all: a company is where a collection is not.
  const missing = {
    collectionId: randomUUID(),
    sharedToUsers: [],
    startupId,
    matchId: randomUUID(),
    metadataId: randomUUID(),
  };
  return (person: PersonName, place: Ownership): CollectionResources =>
    made.get(`${person} ${place}`) ?? missing;
}
