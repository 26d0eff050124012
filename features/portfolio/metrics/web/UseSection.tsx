import { PeopleCard } from './PeopleCard.tsx';
import { defaultViewed, type MetricsSearch } from './search-params.ts';
import { ActivityCard, SearchesCard } from './UsageCards.tsx';
import { UseCard } from './UseCard.tsx';
import { UsedCard } from './UsedCard.tsx';

interface Props {
  readonly search: MetricsSearch;
  readonly onChange: (next: MetricsSearch) => void;
}

/** How the product is used. */
export function UseSection({ search, onChange }: Props) {
  return (
    <>
      <div className="grid gap-4 lg:grid-cols-2">
        <UseCard hasComparison={search.compare === undefined} />
        <UsedCard
          of={search.viewed ?? defaultViewed}
          onChange={(viewed) => onChange({ viewed: viewed === defaultViewed ? undefined : viewed })}
        />
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        <ActivityCard />
        <SearchesCard />
      </div>
      <PeopleCard />
    </>
  );
}
