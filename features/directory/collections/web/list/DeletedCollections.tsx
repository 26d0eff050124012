import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { deleted } from '#features/directory/collections/domain/endpoints.ts';
import { pluralize, formatNumber } from '#core/domain/format.ts';
import { useCollectionMutations } from '#features/directory/collections/web/shared/use-collection-mutations.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { Button } from '#ui/Button.tsx';
import { RelativeTime } from '#ui/dates.tsx';

/** The user's recently deleted collections, to restore. */
export function DeletedCollections() {
  const { data } = useQuery(queryOptionsOf(deleted));
  const { bringBack } = useCollectionMutations();
  if (data === undefined || data.length === 0) return null;
  return (
    <details className="group">
      <summary className="inline-flex min-h-7 cursor-pointer list-none items-center gap-1.5 rounded-control text-ink-2 hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 text-ink-3 transition-transform group-open:rotate-90"
          strokeWidth={1.75}
        />
        Recently deleted
        <span className="text-control text-ink-3 tabular">{formatNumber(data.length)}</span>
      </summary>
      <ul
        aria-label="Recently deleted"
        className="mt-2 max-w-2xl divide-y divide-line rounded-card border border-line bg-raised"
      >
        {data.map(({ id, name, companies, deletedAt }) => (
          <li key={id} className="flex items-center gap-3 px-4 py-2">
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{name}</span>
              <span className="block text-small text-ink-3 tabular">
                {pluralize(companies, 'company', 'companies')}, deleted{' '}
                <RelativeTime at={deletedAt} />
              </span>
            </span>
            <Button
              size="small"
              aria-label={`Restore ${name}`}
              onPress={() => void bringBack({ id, name })}
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
