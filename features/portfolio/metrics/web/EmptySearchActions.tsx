import { useQueryClient } from '@tanstack/react-query';
import { FilePlus2, Lightbulb } from 'lucide-react';
import * as endpoints from '#features/portfolio/metrics/domain/endpoints.ts';
import { SearchAlertButton } from '#features/directory/saved-searches/web/shared/SearchAlertButton.tsx';
import { may } from '#core/domain/authorization/permissions.ts';
import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { useSession } from '#core/web/session/use-session.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';

/** What can be made of a search that found nothing. */
export function EmptySearchActions({ query }: { readonly query: string }) {
  const { person } = useSession();
  const queries = useQueryClient();
  return (
    <div role="group" aria-label={`Actions for ${query}`} className="flex flex-wrap gap-1.5">
      <SearchAlertButton
        query={query}
        onClose={() =>
          void queries.invalidateQueries({ queryKey: queryKeyOf(endpoints.emptySearches) })
        }
      />
      {may(person, 'importRecords') && (
        <ButtonLink size="small" to="/admin/imports" search={{ searchedFor: query }}>
          <FilePlus2 aria-hidden className="size-4" strokeWidth={1.75} />
          Import
        </ButtonLink>
      )}
      <ButtonLink size="small" to="/opportunities/new" search={{ searchedFor: query }}>
        <Lightbulb aria-hidden className="size-4" strokeWidth={1.75} />
        Make an opportunity
      </ButtonLink>
    </div>
  );
}
