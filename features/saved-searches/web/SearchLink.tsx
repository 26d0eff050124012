import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { searchParamsOf } from '#features/search/domain/search-url.ts';
import type { CompanyFilters } from '#features/search/domain/company-filters.ts';

interface Props {
  readonly query: string;
  readonly filters: CompanyFilters;
  /** Which saved search it is. */
  readonly saved?: string | undefined;
  readonly className?: string;
  readonly onPress?: () => void;
  readonly children: ReactNode;
}

/** Leads to what a search finds. */
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
