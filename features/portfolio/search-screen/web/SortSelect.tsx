import type { SearchSort } from '#features/directory/search/domain/search.ts';
import { searchSorts } from '#features/directory/search/domain/sorts.ts';
import { SelectField } from '#ui/SelectField.tsx';

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

export const SortSelect = ({ value, onChange }: Props) => (
  <SelectField
    label="Order"
    isLabelHidden
    options={searchSorts.map((sort) => ({ value: sort, label: labels[sort] }))}
    value={value}
    onChange={onChange}
  />
);
