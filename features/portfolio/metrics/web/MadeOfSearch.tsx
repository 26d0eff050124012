import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import type { EmptySearches } from '#features/portfolio/metrics/domain/metrics.ts';

interface Made {
  readonly id: string;
  readonly what: string;
  readonly link: React.ReactNode;
}

const linkClass = 'inline-block min-h-6 font-medium text-accent-ink hover:underline';

/** What was made of a search, as far as the reader sees it. */
export function MadeOfSearch({ group }: { readonly group: EmptySearches }) {
  const made: readonly Made[] = [
    ...group.savedSearches.map(({ id, name }) => ({
      id,
      what: 'Saved search',
      link: (
        <Link to="/saved-searches" className={linkClass}>
          {name}
        </Link>
      ),
    })),
    ...group.opportunities.map(({ id, name }) => ({
      id,
      what: 'Opportunity',
      link: (
        <Link to="/opportunity/$id" params={{ id }} className={linkClass}>
          {name}
        </Link>
      ),
    })),
    ...group.imports.map(({ id, name }) => ({
      id,
      what: 'Import',
      link: (
        <Link to="/admin/imports/$id" params={{ id }} className={linkClass}>
          {name}
        </Link>
      ),
    })),
  ];
  if (made.length === 0) return null;
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 text-small text-ink-2">
      {made.map(({ id, what, link }) => (
        <li key={id} className="flex items-center gap-1">
          <Check aria-hidden className="size-3.5 text-good-ink" strokeWidth={2} />
          {what}: {link}
        </li>
      ))}
    </ul>
  );
}
