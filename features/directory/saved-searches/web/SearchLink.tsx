import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { searchParamsOf } from '#features/directory/search/domain/search-url.ts';
import type { CompanyFilters } from '#features/directory/search/domain/company-filters.ts';

interface Props {
  readonly query: string;
  readonly filters: CompanyFilters;
  /** The id of the saved search. */
  readonly saved?: string | undefined;
  readonly className?: string;
  readonly onPress?: () => void;
  readonly children: ReactNode;
}

/** A link to the results of a search. */
export function SearchLink({ query, filters, saved, className, onPress, children }: Props) {
  return (
    <Link
      to="/search"
      search={{ ...searchParamsOf(query, filters), ...(saved && { saved }) } as object}
      className={className}
      onClick={onPress}
    >
      {children}
    </Link>
  );
}
