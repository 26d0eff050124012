import {
  isFilteredBy,
  type CompanyFilterSearch,
} from '#features/portfolio/search-screen/web/shared/company-filter-params.ts';
import { CompanyFilters } from '#features/portfolio/search-screen/web/shared/CompanyFilters.tsx';
import type { Criterion } from '#features/portfolio/matches/domain/criteria.ts';
import type { Matches } from '#features/portfolio/matches/domain/match.ts';
import type { Weights } from '#features/portfolio/matches/domain/weights.ts';
import { FoldedOnPhone } from '#ui/FoldedOnPhone.tsx';
import { CriteriaEditor } from './CriteriaEditor.tsx';
import { facetsOf } from './match-facets.ts';
import type { UnseenPrice } from '#features/portfolio/matches/domain/unseen-first.ts';
import { WeightActions } from './WeightActions.tsx';
import { WeightSliders } from './WeightSliders.tsx';

interface Props {
  readonly weights: Weights;
  readonly onWeights: (weights: Weights) => void;
  readonly areWeightsUnsaved: boolean;
  readonly opportunityId: string | null;
  readonly price: UnseenPrice | null;
  readonly criteria: readonly Criterion[];
  readonly onCriteria: (criteria: readonly Criterion[]) => void;
  readonly search: CompanyFilterSearch;
  readonly onSearch: (search: CompanyFilterSearch) => void;
  /** The matches without filters, once they are there. */
  readonly counted: Matches | undefined;
}

/** What ranks and narrows the matches. */
export function MatchControls(props: Props) {
  const { weights, onWeights, areWeightsUnsaved, opportunityId, price } = props;
  const { criteria, onCriteria, search, onSearch, counted } = props;
  return (
    <FoldedOnPhone summary="Weights and filters">
      <div>
        <WeightSliders
          weights={weights}
          hasWishes={criteria.some(({ mode }) => mode === 'wish')}
          onChange={onWeights}
          price={price}
        />
        <WeightActions
          weights={weights}
          opportunityId={opportunityId}
          areUnsaved={areWeightsUnsaved}
        />
      </div>
      <CriteriaEditor criteria={criteria} onChange={onCriteria} />
      <details className="group/filters" open={isFilteredBy(search)}>
        <summary className="mb-2 min-h-6 cursor-pointer font-medium">Filters</summary>
        <CompanyFilters
          search={search}
          counted={counted && facetsOf(counted.data)}
          onChange={onSearch}
        />
      </details>
    </FoldedOnPhone>
  );
}
