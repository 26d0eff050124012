import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { collections } from '#features/directory/collections/server/tables.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { companyMatches } from '#features/directory/companies/server/match-tables.ts';
import { userMetadata } from '#core/server/tables/user-metadata.ts';
import { users } from '#core/server/tables/users.ts';
import { persons, type PersonName, type Ownership } from '#core/tests/persons.ts';
import type { TestServer } from '#core/tests/test-server.ts';

/** Test resources of one relation, with the ids that request bodies need. */
export interface CollectionResources {
  readonly collectionId: string;
  /** Another one like it, which no other test leaves or deletes. */
  readonly lastCollectionId: string;
  readonly sharedToUsers: readonly string[];
  /** A startup in none of the collections. */
  readonly startupId: string;
  /** Another one, which is proposed. */
  readonly proposedId: string;
  /** Two records with an undecided match. */
  readonly matchId: string;
  /** A person's saved settings: one's own, or another person's. */
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

/** Settings of each person, by auth id. */
async function makeMetadata(db: Queryable): Promise<Map<string, string>> {
  const everybody = await db.select().from(users);
  const rows = everybody.map(({ id: userId, authId }) => ({ id: randomUUID(), userId, authId }));
  await db.insert(userMetadata).values(rows);
  return new Map(rows.map(({ id, authId }) => [authId ?? '', id]));
}

const personOfOtherTenant = (person: PersonName) =>
  persons[person === 'member' ? 'owner' : 'member'];

/**
 * For each person of the matrix a collection of their own; for colleagues one that is shared with them;
 * for others one that is not. Nobody, the foundry included, sees the last.
 */
export async function makeCollections(
  { database: { db } }: TestServer,
  authIdOf: (email: string) => string | null | undefined,
) {
  const metadata = await makeMetadata(db);
  const made = new Map<string, CollectionResources>();
  const [startup, other] = await db
    .select()
    .from(companies)
    .where(eq(companies.kind, 'startup'))
    .limit(2);
  const startupId = startup?.id ?? '';
  const proposedId = other?.id ?? '';
  const matchId = await makeMatch(db);
  const add = async (person: PersonName, place: Ownership, userId: string, shared: string[]) => {
    const [collectionId, lastCollectionId] = [randomUUID(), randomUUID()];
    for (const id of [collectionId, lastCollectionId]) {
      await db
        .insert(collections)
        .values({ id, name: 'From the matrix', userId, sharedToUsers: shared });
    }
    const whose =
      place === 'own' ? authIdOf(persons[person]) : authIdOf(personOfOtherTenant(person));
    const metadataId = metadata.get(whose ?? '') ?? '';
    const common = { startupId, proposedId, matchId, metadataId };
    made.set(`${person} ${place}`, {
      collectionId,
      lastCollectionId,
      sharedToUsers: shared,
      ...common,
    });
  };
  for (const person of Object.keys(persons) as PersonName[]) {
    const authId = authIdOf(persons[person]) ?? '';
    await add(person, 'own', authId, []);
    await add(person, 'same corporation', 'someone else', [authId]);
    await add(person, 'other corporation', 'someone else', []);
  }
  // The company exists here too, because the directory is visible to everybody.
  const missing = {
    collectionId: randomUUID(),
    lastCollectionId: randomUUID(),
    sharedToUsers: [],
    startupId,
    proposedId,
    matchId: randomUUID(),
    metadataId: randomUUID(),
  };
  return (person: PersonName, place: Ownership): CollectionResources =>
    made.get(`${person} ${place}`) ?? missing;
}
