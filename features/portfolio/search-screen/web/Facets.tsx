import { useState } from 'react';
import { formatNumber } from '#core/domain/format.ts';
import { searchLimits } from '#features/directory/search/domain/limits.ts';
import {
  companyFilters,
  filterNamesBy,
  isList,
  rangeIn,
} from '#features/directory/search/domain/company-filters.ts';
import type { Facets as Counted, ReadFilter } from '#features/directory/search/domain/search.ts';
import { FacetList } from './FacetList.tsx';
import { FacetRange } from './FacetRange.tsx';
import { inOrderOf } from './facet-order.ts';
import { toRangeParams, toggleFilterValue, valuesOf } from './filters.ts';
import { changeRead, withRead } from './read-filters.ts';
import type { ScoutSearch } from './search-params.ts';
import type { ChangeSearch } from './use-scout-search.ts';

const skeletonLines = [3, 6, 4, 6];

/** Placeholder of the filters. */
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
  /** What was read from its words. */
  readonly read?: readonly ReadFilter[] | undefined;
  /** Undefined before the first answer. */
  readonly counted: Counted | undefined;
  readonly onChange: ChangeSearch;
}

/** The filters with counts. */
export function Facets({ search: current, read = [], counted, onChange: onCurrentChange }: Props) {
  // While the pointer is over them, values stay where they are, so that the next click meets its own.
  const [hold, setHold] = useState<{ q: string | undefined; counted: Counted }>();
  if (!counted) return <Skeleton />;
  const search = withRead(current, read);
  const onChange = changeRead(read, onCurrentChange);
  const { q } = search;
  const held = hold?.q === q ? hold?.counted : undefined;
  return (
    <div
      className="space-y-4.5"
      onPointerEnter={() => setHold({ q, counted })}
      onPointerLeave={() => setHold(undefined)}
    >
      {filterNamesBy('panel').map((name) => {
        if (!isList(name)) {
          return (
            <FacetRange
              key={name}
              title={companyFilters[name].label}
              unit={companyFilters[name].unit}
              bars={counted[name]}
              before={held?.[name]}
              range={rangeIn(search, name)}
              onChange={(range) => onChange(toRangeParams(name, range), { part: name })}
            />
          );
        }
        return (
          <FacetList
            key={name}
            title={companyFilters[name].label}
            counts={inOrderOf(held?.[name], counted[name])}
            chosen={valuesOf(search, name)}
            nameOf={companyFilters[name].words}
            onToggle={(value) => onChange((before) => toggleFilterValue(before, name, value))}
          />
        );
      })}
      {!counted.isExact && (
        <p className="text-small text-ink-3">
          Counted over the best {formatNumber(searchLimits.facetMatches)} matches.
        </p>
      )}
    </div>
  );
}
