import { formatCompact, formatNumber } from '#core/domain/format.ts';
import { limits } from '#core/domain/limits.ts';
import type { Facets as Counted } from '#features/search/domain/search.ts';
import { FacetList } from './FacetList.tsx';
import { FacetRange } from './FacetRange.tsx';
import {
  filterTitles,
  toRangeParams,
  rangeOf,
  toggleFilterValue,
  valueNames,
  valuesOf,
  type ListFilter,
} from './filters.ts';
import { parseAmount, parseYear } from './ranges.ts';
import type { ScoutSearch } from './search-params.ts';
import type { ChangeSearch } from './use-scout-search-params.ts';

const skeletonLines = [3, 6, 4, 6];

/** Where the filters will be. */
function Skeleton() {
  return (
    <div aria-hidden className="space-y-6">
      {skeletonLines.map((lines, index) => (
        <div key={index} className="space-y-2.5">
          <div className="skeleton h-3.5 w-16" />
          {Array.from({ length: lines }, (_, line) => (
            <div key={line} className="skeleton h-4" />
          ))}
        </div>
      ))}
    </div>
  );
}

interface Props {
  readonly search: ScoutSearch;
  /** Not there before the first answer. */
  readonly counted: Counted | undefined;
  readonly onChange: ChangeSearch;
}

/** What narrows the search, each with how many companies it would leave. */
export function Facets({ search, counted, onChange }: Props) {
  if (!counted) return <Skeleton />;
  const list = (name: ListFilter) => (
    <FacetList
      key={name}
      title={filterTitles[name]}
      counts={counted[name]}
      chosen={valuesOf(search, name)}
      nameOf={valueNames[name]}
      onToggle={(value) => onChange((before) => toggleFilterValue(before, name, value))}
    />
  );
  return (
    <div className="space-y-4.5">
      {!counted.isExact && (
        <p className="text-meta text-ink-3">
          Counted over the best {formatNumber(limits.facetMatches)} matches.
        </p>
      )}
      {(['kinds', 'country', 'stage'] as const).map(list)}
      <FacetRange
        title={filterTitles.founded}
        bars={counted.founded}
        range={rangeOf(search, 'founded')}
        words={String}
        ends={['earliest', 'latest']}
        read={parseYear}
        onChange={(range) => onChange(toRangeParams('founded', range), { isPart: true })}
      />
      <FacetRange
        title={filterTitles.funding}
        bars={counted.funding}
        range={rangeOf(search, 'funding')}
        words={(value) => `$${formatCompact(value)}`}
        ends={['least', 'most']}
        read={parseAmount}
        onChange={(range) => onChange(toRangeParams('funding', range), { isPart: true })}
      />
      {list('tags')}
    </div>
  );
}
