import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { eventCatalogueService } from '#core/server/events/catalogue.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { auditNamesOf, findSubjects } from './names.ts';

const { database, services } = await openTestServer({ demonstration: true });
const names = auditNamesOf(services);

/** Of these an entry has at most the name that was recorded with it; that of a collection is private. */
const nameless = [
  'apiKey',
  'collection',
  'cycle',
  'export',
  'file',
  'import',
  'job',
  'log',
  'mail',
  'projectSource',
  'proposal',
  'roleRequest',
  'search',
  'spotlightBlock',
  'spotlightEdition',
  'tag',
  'webhook',
];

test('what events are about is named by its feature, but for these', () => {
  const { events } = services.get(eventCatalogueService);
  const subjects = [...events.values()].flatMap(({ history, subject }) =>
    history === undefined ? [] : subject,
  );
  const named = new Set(names.subjects.keys());
  expect([...new Set(subjects).difference(named)].toSorted()).toEqual(nameless);
});

test.each([...names.subjects])('a %s has its name', async (subject, { table, id }) => {
  const { db } = database;
  const [row] = await db
    .select({ id: sql<string>`${id}` })
    .from(table)
    .limit(1);
  const subjects = await findSubjects(names, db, [{ subject, subjectId: row?.id ?? '' }]);
  expect([...subjects.values()]).toMatchObject([{ name: expect.stringMatching(/\w/u) }]);
});
