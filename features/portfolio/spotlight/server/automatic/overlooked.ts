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
import type { Search } from '#features/directory/search/server/shared/services.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import {
  commonGround,
  textsOfCompany,
  topicOf,
} from '#features/directory/search/domain/common-ground.ts';
import { spotlightLimits } from '#features/portfolio/spotlight/domain/limits.ts';
import type { SpotlightItem } from '#features/portfolio/spotlight/domain/spotlight.ts';
import { ofReader, type SpotlightReader } from '#features/portfolio/spotlight/server/reader.ts';
import { openOpportunities, type OpenOpportunity } from './opportunities.ts';
import { uuidArray } from '#core/platform/database/array-parameters.ts';

const { fittedOpportunitiesMost, fittedCategoriesMost, fittedCompaniesMost, itemsMost } =
  spotlightLimits;

/** What companies are looked up by: the opportunity's name, and its categories. */
const topicsOf = ({ name, categories }: OpenOpportunity): readonly string[] => [
  name,
  ...categories.slice(0, fittedCategoriesMost),
];

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
      description: companies.description,
      tags: companies.tags,
      industries: companies.industries,
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

/** Of what is in common. */
const wordsNamed = 4;

const laterOf = (one: string, other: string): string => (one > other ? one : other);

type Company = Awaited<ReturnType<typeof untouched>>[number];

/** What a company has in common with the opportunities whose topics found it; the most in common first. */
function fitsOf(company: Company, open: readonly OpenOpportunity[]) {
  const texts = textsOfCompany(company);
  return open
    .flatMap((opportunity) => {
      const { name: title, categories, summary } = opportunity;
      const ground = commonGround(topicOf([title, ...categories, summary]), texts);
      return ground === null ? [] : [{ opportunity, ground }];
    })
    .toSorted((one, other) => other.ground.length - one.ground.length);
}

/**
 * Companies that have common ground with an open opportunity, the most first, without any of its
 * corporation's attention.
 */
export async function overlookedItems(
  db: Queryable,
  reader: SpotlightReader,
  find: Search,
): Promise<SpotlightItem[]> {
  const open = await openOpportunities(db, reader, undefined, fittedOpportunitiesMost);
  const hitsOf = await hitsOfTopics(db, find, [...new Set(open.flatMap(topicsOf))]);
  const ids = new Set([...hitsOf.values()].flat());
  if (ids.size === 0) return [];
  const ranked = (await untouched(db, reader, [...ids])).flatMap((company) => {
    const isFound = (one: OpenOpportunity) =>
      topicsOf(one).some((topic) => hitsOf.get(topic)?.includes(company.id) === true);
    const [best, ...others] = fitsOf(company, open.filter(isFound));
    return best ? [{ company, best, fitted: others.length + 1 }] : [];
  });
  const order = ranked.toSorted(
    (one, other) =>
      other.best.ground.length - one.best.ground.length ||
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
    reason: `Fits “${best.opportunity.name}”: ${formatList(best.ground.slice(0, wordsNamed))}. Not submitted, on no radar.`,
    count: { value: best.ground.length, of: 'in common' },
    at: laterOf(company.createdAt, best.opportunity.openedAt),
    link: linkToCompany({ kind: company.kind, id: company.id }),
  }));
}
