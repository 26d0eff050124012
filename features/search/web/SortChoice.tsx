import type { SearchSort } from '#features/search/domain/search.ts';
import { searchSorts } from '#features/search/domain/sorts.ts';
import { Choice } from '#ui/Choice.tsx';

const labels: Record<SearchSort, string> = {
  relevance: 'Best match',
  recency: 'Newest',
  funding: 'Most funding',
  name: 'Name',
};

interface Props {
  readonly value: SearchSort;
  readonly onChange: (sort: SearchSort) => void;
}

export const SortChoice = ({ value, onChange }: Props) => (
  <Choice
    label="Order"
    isLabelHidden
    options={searchSorts.map((sort) => ({ value: sort, label: labels[sort] }))}
    value={value}
    onChange={onChange}
  />
);
