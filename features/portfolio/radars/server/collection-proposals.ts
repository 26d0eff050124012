import { and, eq } from 'drizzle-orm';
import { refusals } from '#core/domain/refusals.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { listedCompanies } from '#features/directory/collections/domain/lists.ts';
import { visibleCollection } from '#features/directory/collections/server/shared/visibility.ts';
import { collections } from '#features/directory/collections/server/tables.ts';
import { radarLimits } from '#features/portfolio/radars/domain/limits.ts';
import { matchArea } from '#features/portfolio/radars/domain/match-area.ts';
import type { CollectionProposals } from '#features/portfolio/radars/domain/proposal.ts';
import { companiesById } from './companies-by-id.ts';
import { readableEditions } from './shared/edition-rows.ts';
import { readingOf, type RadarSubject } from './shared/load-radar.ts';

/** The sub-spaces of a collection as proposals; a collection without any is one proposal itself. */
export async function proposalsOfCollection(
  db: Queryable,
  viewer: Viewer,
  subject: RadarSubject,
  collectionId: string,
): Promise<CollectionProposals> {
  const [collection] = await db
    .select()
    .from(collections)
    .where(and(eq(collections.id, collectionId), visibleCollection(viewer)));
  if (!collection) throw refused(refusals.notFound);
  const editions = await readableEditions(db, subject.id, readingOf(viewer, subject));
  const last = editions.at(-1);
  const quadrants = last?.quadrants ?? [];
  const listed = listedCompanies(collection).map(({ id }) => id);
  const { subspaces, startupToSubspaces } = collection;
  const groups =
    subspaces.length === 0
      ? [{ name: collection.name, ids: listed }]
      : subspaces.map(({ id, name }) => ({
          name,
          ids: listed.filter((company) => startupToSubspaces[company]?.includes(id)),
        }));
  const { partsMost } = radarLimits;
  const proposals = [];
  for (const { name, ids } of groups) {
    proposals.push({
      name,
      count: ids.length,
      quadrantId: matchArea(name, quadrants),
      companies: (await companiesById(db, ids.slice(0, partsMost))).map(
        ({ id, kind, name: called }) => ({ id, kind, name: called }),
      ),
    });
  }
  return proposals;
}
