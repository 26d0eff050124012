import type { ReadFilter } from '#features/directory/search/domain/search.ts';
import { searchParamsOf } from '#features/directory/search/domain/search-url.ts';
import { scoutSearch, type ScoutSearch } from './search-params.ts';

/** Another search, and how many companies it finds. */
export interface Offer {
  readonly key: string;
  readonly label: string;
  readonly total: number;
  readonly change: ScoutSearch;
}

/** The search without what was read from its words, and with nothing else: where either finds something. */
export const readOffers = (read: readonly ReadFilter[]): Offer[] =>
  read
    .flatMap(({ reader, said, rest, filters, totalAlone = 0, totalWithout = 0 }): Offer[] => [
      {
        key: `without ${reader}`,
        label: `Without “${said}”`,
        total: totalWithout,
        change: { q: rest || undefined },
      },
      {
        key: `only ${reader}`,
        label: `Only “${said}”`,
        total: totalAlone,
        change: { q: undefined, ...scoutSearch(searchParamsOf('', filters)) },
      },
    ])
    .filter(({ total }) => total > 0);
