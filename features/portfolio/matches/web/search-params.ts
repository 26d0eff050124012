import { Uuid } from '#core/domain/schemas.ts';
import {
  formatWeights,
  parseWeights,
  type Weights,
} from '#features/portfolio/matches/domain/weights.ts';
import {
  companyFilterSearch,
  type CompanyFilterSearch,
} from '#features/portfolio/search-screen/web/shared/company-filter-params.ts';

/** What companies are matched with, the filters and the open company: all in the address. */
export type MatchSearch = CompanyFilterSearch & {
  opportunity?: string | undefined;
  collection?: string | undefined;
  /** A text is written instead. Texts are long, and theirs who write them: not in the address. */
  from?: 'text' | 'collection' | undefined;
  /** Weights that were moved, and not saved. */
  weights?: string | undefined;
  /** What is open beside the matches. */
  panel?: MatchPanel | undefined;
};

/** What stands beside the matches, one at a time. */
export const matchPanels = ['tune', 'filters'] as const;
export type MatchPanel = (typeof matchPanels)[number];

const writtenWeights = (value: unknown): string | undefined => {
  const weights = parseWeights(value);
  return weights && formatWeights(weights);
};

export const matchSearch = (search: Record<string, unknown>): MatchSearch => ({
  ...companyFilterSearch(search),
  opportunity: Uuid.safeParse(search.opportunity).data,
  collection: Uuid.safeParse(search.collection).data,
  weights: writtenWeights(search.weights),
  panel: matchPanels.find((panel) => panel === search.panel),
  from: search.from === 'text' || search.from === 'collection' ? search.from : undefined,
});

/** The weights that are tested, and whose they become when they are saved. */
export interface BackTestSearch {
  weights?: string | undefined;
  opportunity?: string | undefined;
}

export const backTestSearch = ({ weights, opportunity }: Record<string, unknown>) => {
  const tested: Weights | undefined = parseWeights(weights);
  return { weights: tested, opportunity: Uuid.safeParse(opportunity).data };
};
