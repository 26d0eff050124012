import { and, eq } from 'drizzle-orm';
import { refusals } from '#core/domain/refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import {
  blacklistedCompanies,
  listedCompanies,
} from '#features/directory/collections/domain/lists.ts';
import { sampleCompanies } from '#features/directory/collections/domain/suggestions.ts';
import { visibleCollection } from '#features/directory/collections/server/shared/visibility.ts';
import { collections } from '#features/directory/collections/server/tables.ts';
import type { Criterion } from '#features/portfolio/matches/domain/criteria.ts';
import { matchLimits } from '#features/portfolio/matches/domain/limits.ts';
import { termsOfExamples } from '#features/portfolio/matches/domain/profile.ts';
import { examplesOf } from './examples.ts';
import { emptySubject, type Subject } from './subject.ts';

/** @throws Refused `notFound` */
export async function subjectOfCollection(
  db: Queryable,
  viewer: Viewer,
  collectionId: string,
  criteria: readonly Criterion[],
): Promise<Subject> {
  const [collection] = await db
    .select()
    .from(collections)
    .where(and(eq(collections.id, collectionId), visibleCollection(viewer)));
  if (!collection) throw refused(refusals.notFound);
  const listed = listedCompanies(collection);
  const blacklisted = blacklistedCompanies(collection);
  const positive = sampleCompanies(collection, listed, matchLimits.examplesMost);
  const negative = sampleCompanies(collection, blacklisted, matchLimits.examplesMost);
  const byId = await examplesOf(db, positive);
  const examples = [...byId.values()];
  const terms = termsOfExamples(examples);
  return {
    ...emptySubject,
    criteria,
    profile: { terms, examples },
    textState: examples.length === 0 ? 'empty' : 'read',
    positive,
    negative,
    exclude: new Set([...listed, ...blacklisted].map(({ id }) => id)),
  };
}
