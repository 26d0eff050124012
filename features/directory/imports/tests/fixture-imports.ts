import { randomUUID } from 'node:crypto';
import { imports } from '#features/directory/imports/server/tables.ts';
import { persons, ownerships, type PersonName, type Ownership } from '#core/tests/persons.ts';
import type { TestServer } from '#core/tests/test-server.ts';

/** An import in state draft. */
export interface ImportResources {
  readonly importId: string;
}

/**
 * One per user and place, of submissions into the opportunity there and begun by that user, who may
 * have lost the right to. Without a file, so that nothing is read or written.
 */
export async function makeImports(
  { database: { db } }: TestServer,
  spotOf: (
    person: PersonName,
    place: Ownership,
  ) => { readonly opportunityId: string; readonly createdBy: string | undefined },
) {
  const made = new Map<string, ImportResources>();
  for (const person of Object.keys(persons) as PersonName[]) {
    for (const place of ownerships.filter((one) => one !== 'missing')) {
      const importId = randomUUID();
      made.set(`${person} ${place}`, { importId });
      await db.insert(imports).values({
        id: importId,
        of: 'submissions',
        source: 'From the matrix',
        ...spotOf(person, place),
        fileName: 'matrix.csv',
        filePath: '/no/such/file',
        fileBytes: 1,
        state: 'draft',
        reportKey: randomUUID(),
      });
    }
  }
  const missing = { importId: randomUUID() };
  return (person: PersonName, place: Ownership): ImportResources =>
    made.get(`${person} ${place}`) ?? missing;
}
