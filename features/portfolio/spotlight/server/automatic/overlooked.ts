import { and, sql } from 'drizzle-orm';
import { formatList } from '#core/domain/format.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { runSideBySide } from '#core/platform/database/side-by-side.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { linkToCompany } from '#features/directory/companies/domain/link-to-company.ts';
import { visibleOpportunity } from '#features/cases/opportunities/server/shared/visibility.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { visibleRadar } from '#features/portfolio/radars/server/shared/visibility.ts';
import { radarBlips, radars } from '#features/portfolio/radars/server/tables.ts';
import { wordsOf } from '#features/directory/search/server/shared/text-query.ts';
import type { Search } from '#features/directory/search/server/shared/services.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { spotlightLimits } from '#features/portfolio/spotlight/domain/limits.ts';
import type { SpotlightItem } from '#features/portfolio/spotlight/domain/spotlight.ts';
import { ofReader, type SpotlightReader } from '#features/portfolio/spotlight/server/reader.ts';
import { openOpportunities, type OpenOpportunity } from './opportunities.ts';
import { uuidArray } from '#core/platform/database/array-parameters.ts';

const {
  fittedOpportunitiesMost,
  fittedCategoriesMost,
  fittedWordsMost,
  fittedCompaniesMost,
  itemsMost,
} = spotlightLimits;

interface Fit {
  readonly opportunity: OpenOpportunity;
  readonly topics: Set<string>;
}

const wordCharactersLeast = 5;

/** What an opportunity is looked up by: its categories, and the longest words of its name. */
function topicsOf({ name, categories }: OpenOpportunity): readonly string[] {
  const words = wordsOf(name)
    .filter((word) => word.length >= wordCharactersLeast)
    .toSorted((one, other) => other.length - one.length);
  return [...categories.slice(0, fittedCategoriesMost), ...words.slice(0, fittedWordsMost)];
}

/**
 * The companies that each topic finds. None while the index is being built: each search would read all
 * companies from the database.
 */
async function hitsOfTopics(db: Queryable, find: Search, topics: readonly string[]) {
  const hitsOf = async (topic: string) => {
    const { hits, state } = await find(db, {
      text: topic,
      filters: {},
      sort: 'relevance',
      offset: 0,
      limit: fittedCompaniesMost,
    });
    const ids = hits.filter(({ isRelated }) => !isRelated).map(({ id }) => id);
    return { state, entry: [topic, ids] as const };
  };
  const [first, ...others] = topics;
  if (first === undefined) return new Map<string, string[]>();
  const { state, entry } = await hitsOf(first);
  if (state === 'building') return new Map<string, string[]>();
  const rest = await runSideBySide(
    db,
    others.map((topic) => async () => (await hitsOf(topic)).entry),
  );
  return new Map([entry, ...rest]);
}

/** What the topics of open opportunities find, by company. */
async function fitsOf(db: Queryable, find: Search, open: readonly OpenOpportunity[]) {
  const hitsOf = await hitsOfTopics(db, find, [...new Set(open.flatMap(topicsOf))]);
  const fits = new Map<string, Fit[]>();
  for (const opportunity of open) {
    for (const topic of topicsOf(opportunity)) {
      for (const id of hitsOf.get(topic) ?? []) {
        const entries = fits.get(id) ?? [];
        fits.set(id, entries);
        const fit = entries.find((one) => one.opportunity === opportunity);
        if (fit) fit.topics.add(topic);
        else entries.push({ opportunity, topics: new Set([topic]) });
      }
    }
  }
  return fits;
}

/**
 * Of these companies those that nobody of the reader's corporation has submitted or put on a radar. What people
 * collect is their own and does not count: a company that is missing here would tell of it.
 */
async function untouched(db: Queryable, reader: SpotlightReader, ids: readonly string[]) {
  const isSubmitted = sql`exists (
    select from ${submissions} join ${opportunities} on ${opportunities.id} = ${submissions.opportunityId}
    where ${submissions.companyId} = ${companies.id} and ${submissions.isActive}
      and ${visibleOpportunity(reader.scope)}
      and ${ofReader(reader, sql`${opportunities.corporationId}`)})`;
  const isOnRadar = sql`exists (
    select from ${radarBlips} join ${radars} on ${radars.id} = ${radarBlips.radarId}
    where ${companies.id} = any(${radarBlips.companyIds}) and ${visibleRadar(reader.scope)}
      and ${ofReader(reader, sql`${radars.corporationId}`)})`;
  return db
    .select({
      id: companies.id,
      kind: companies.kind,
      name: companies.name,
      oneLiner: companies.oneLiner,
      createdAt: companies.createdAt,
    })
    .from(companies)
    .where(
      and(
        sql`${companies.id} = any(${uuidArray(ids)})`,
        sql`not ${isSubmitted}`,
        sql`not ${isOnRadar}`,
      ),
    );
}

const laterOf = (one: string, other: string): string => (one > other ? one : other);

/** Companies that fit an open opportunity, most topics first, without any of its corporation's attention. */
export async function overlookedItems(
  db: Queryable,
  reader: SpotlightReader,
  find: Search,
): Promise<SpotlightItem[]> {
  const open = await openOpportunities(db, reader, undefined, fittedOpportunitiesMost);
  const fits = await fitsOf(db, find, open);
  if (fits.size === 0) return [];
  const rows = await untouched(db, reader, [...fits.keys()]);
  const ranked = rows.flatMap((company) => {
    const [best, ...others] = (fits.get(company.id) ?? []).toSorted(
      (one, other) => other.topics.size - one.topics.size,
    );
    return best ? [{ company, best, fitted: others.length + 1 }] : [];
  });
  const order = ranked.toSorted(
    (one, other) =>
      other.best.topics.size - one.best.topics.size ||
      other.fitted - one.fitted ||
      one.company.name.localeCompare(other.company.name) ||
      one.company.id.localeCompare(other.company.id),
  );
  return order.slice(0, itemsMost).map(({ company, best }) => ({
    kind: 'company',
    id: company.id,
    name: company.name,
    summary: company.oneLiner,
    corporation: reader.readsAll ? best.opportunity.corporation : null,
    mark: null,
    reason: `Fits “${best.opportunity.name}”: ${formatList([...best.topics])}. Not submitted, on no radar.`,
    count: { value: best.topics.size, of: 'topics match' },
    at: laterOf(company.createdAt, best.opportunity.openedAt),
    link: linkToCompany({ kind: company.kind, id: company.id }),
  }));
}
