import type { Sorting } from '#ui/table-column.ts';
import type { SubmissionsSearch } from './public/search-params.ts';

type Sort = NonNullable<SubmissionsSearch['sort']>;

/** The order of each column that has one, in the words of the address. */
const sorts: Readonly<Record<string, Sort>> = {
  submission: 'title',
  stage: 'stage',
  company: 'company',
  source: 'source',
  waiting: 'waiting',
};

/** What the table is sorted by. The newest come first, unless the address says otherwise. */
export function sortingOf({ sort = 'newest', direction }: SubmissionsSearch): Sorting {
  if (sort === 'newest') return { by: 'received', direction: 'descending' };
  if (sort === 'oldest') return { by: 'received', direction: 'ascending' };
  const [by = sort] = Object.entries(sorts).find(([, name]) => name === sort) ?? [];
  return { by, direction: direction ?? 'ascending' };
}

/** What the address says of an order. */
export function addressOf({
  by,
  direction,
}: Sorting): Pick<SubmissionsSearch, 'sort' | 'direction'> {
  if (by === 'received') {
    return { sort: direction === 'ascending' ? 'oldest' : 'newest', direction: undefined };
  }
  return {
    sort: sorts[by],
    direction: direction === 'descending' ? direction : undefined,
  };
}
