import { Ban } from 'lucide-react';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { stateOf } from '#features/directory/collections/domain/lists.ts';
import { CompanyItem } from '#features/directory/companies/web/shared/CompanyItem.tsx';
import { useCompanyTypeahead } from '#features/directory/companies/web/shared/use-company-typeahead.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { SearchPending } from '#ui/SearchPending.tsx';
import { useBulkActions } from '#features/directory/collections/web/bulk/use-bulk-actions.ts';

interface Props {
  readonly collection: Collection;
  /** The search text. */
  readonly q: string;
}

/** Companies that can be blacklisted, which everybody with access may do. */
export function BlacklistFinder({ collection, q }: Props) {
  const { blacklist } = useBulkActions(collection);
  const { found: data, error, isSought, isPaused } = useCompanyTypeahead(q);
  const matches = (data ?? []).filter((company) => stateOf(collection, company) !== 'blacklisted');
  if (error) {
    return <ErrorText className="py-4">{error.message}</ErrorText>;
  }
  return (
    <section aria-label="Not on the blacklist" className="mt-4 border-t border-line pt-4">
      <h3 className="mb-1 text-small font-semibold">Not on the blacklist</h3>
      <ul>
        {matches.map((company) => (
          <CompanyItem key={company.id} company={company}>
            {stateOf(collection, company) === 'listed' && (
              <span className="text-small text-ink-3">In the collection</span>
            )}
            <Button
              size="small"
              aria-label={`Blacklist ${company.name}`}
              onPress={() => void blacklist([company])}
            >
              <Ban aria-hidden className="size-3.5" strokeWidth={1.75} />
              Blacklist
            </Button>
          </CompanyItem>
        ))}
      </ul>
      {isSought && <SearchPending isPaused={isPaused} />}
      {data && matches.length === 0 && <p className="py-4 text-ink-3">No matches.</p>}
    </section>
  );
}
