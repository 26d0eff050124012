import type { Queryable } from '#core/platform/database/open.ts';
import { currencyRates } from '#features/directory/companies/server/tables.ts';
import type { DirectoryFacts } from '#features/directory/search/domain/readers/reader.ts';
import { searchLimits } from '#features/directory/search/domain/limits.ts';
import type { SearchIndex } from '#features/directory/search/server/shared/search-index.ts';
import type { Search } from '#features/directory/search/server/shared/services.ts';
import { allCompanies } from '#features/directory/search/server/shared/all-companies.ts';

/** A change of so many of a hundred companies changes what the directory holds. */
const changedPercent = 1;

const nothingKnown: DirectoryFacts = { stages: [], statuses: [], rates: new Map() };

interface Remembered {
  readonly at: number;
  readonly count: number;
  readonly facts: DirectoryFacts;
}

/** What the directory holds, for the readers. */
export function openDirectoryFacts(search: Search, index: SearchIndex) {
  let remembered: Remembered | null = null;

  async function load(db: Queryable): Promise<DirectoryFacts> {
    const { facets } = await search(db, allCompanies);
    const rates = await db
      .select({ currency: currencyRates.currency, usd: currencyRates.usd })
      .from(currencyRates);
    return {
      stages: facets.stage.map(({ value }) => value),
      statuses: facets.status.map(({ value }) => value),
      rates: new Map(rates.map(({ currency, usd }) => [currency, usd])),
    };
  }

  /** Remembered for a while, since counting all companies takes long where they are many. */
  return async (db: Queryable): Promise<DirectoryFacts> => {
    // The database would count all companies for each search.
    if (index.state() !== 'ready') return nothingKnown;
    const now = Date.now();
    const count = index.count();
    const isFresh =
      remembered !== null &&
      now - remembered.at <= searchLimits.directoryFactsMs &&
      Math.abs(count - remembered.count) * 100 <= remembered.count * changedPercent;
    if (remembered !== null && isFresh) return remembered.facts;
    const facts = await load(db);
    remembered = { at: now, count, facts };
    return facts;
  };
}
