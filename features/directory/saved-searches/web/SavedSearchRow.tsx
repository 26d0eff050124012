import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type {
  SavedSearch,
  SavedSearchNewResults,
} from '#features/directory/saved-searches/domain/saved-search.ts';
import { usePins } from '#features/directory/pins/web/shared/use-pins.ts';
import { Button } from '#ui/Button.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { RelativeTime } from '#ui/dates.tsx';
import { frequencyOptions } from './frequency-options.ts';
import { NewCompanyLinks } from './NewCompanyLinks.tsx';
import { NewCount } from './NewCount.tsx';
import { pinTargetOf } from './pin-target.ts';
import { RenameSearch } from './RenameSearch.tsx';
import { SearchLink } from './SearchLink.tsx';
import { SearchSummary } from './SearchSummary.tsx';
import { useSavedSearchMutations } from './use-saved-searches.ts';

interface Props {
  readonly search: SavedSearch;
  /** Undefined until loaded. */
  readonly news: SavedSearchNewResults | undefined;
}

const shownNew = 3;

/** A saved search; its name links to its results. */
export function SavedSearchRow({ search, news }: Props) {
  const { change, remove } = useSavedSearchMutations();
  const pin = usePins().pinAction(pinTargetOf(search));
  const [isRenaming, setIsRenaming] = useState(false);
  const { id, name, query, filters, frequency, seenAt } = search;
  return (
    <li className="rounded-card border border-line bg-raised p-4 transition-colors focus-within:border-line-strong hover:border-line-strong">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2 className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <SearchLink
              query={query}
              filters={filters}
              saved={id}
              className="min-h-6 min-w-0 text-reading leading-6 font-semibold tracking-[-0.01em] [overflow-wrap:anywhere] hover:text-accent-ink hover:underline"
            >
              {name}
            </SearchLink>
            <NewCount count={news?.count} />
          </h2>
          <div className="mt-1">
            <SearchSummary query={query} filters={filters} />
          </div>
        </div>
        <div className="flex items-center gap-1">
          <SelectField
            label={`Alerts of ${name}`}
            isLabelHidden
            options={frequencyOptions}
            value={frequency}
            onChange={(option) => change(search, { frequency: option })}
          />
          <Button variant="quiet" size="icon" aria-label={`${pin.label} ${name}`} onPress={pin.run}>
            <pin.icon aria-hidden className="size-4" strokeWidth={1.75} />
          </Button>
          <Button
            variant="quiet"
            size="icon"
            aria-label={`Rename ${name}`}
            onPress={() => setIsRenaming(true)}
          >
            <Pencil aria-hidden className="size-4" strokeWidth={1.75} />
          </Button>
          <Button
            variant="quiet"
            size="icon"
            aria-label={`Delete ${name}`}
            onPress={() => remove(search)}
          >
            <Trash2 aria-hidden className="size-4" strokeWidth={1.75} />
          </Button>
        </div>
      </div>
      <p className="mt-3 text-small text-ink-3">
        Viewed <RelativeTime at={seenAt} />
        {news !== undefined && news.count > 0 && (
          <>
            . New since:{' '}
            <NewCompanyLinks
              news={news}
              most={shownNew}
              className="text-ink-2 underline decoration-line-strong underline-offset-2"
            />
          </>
        )}
      </p>
      {isRenaming && <RenameSearch search={search} onClose={() => setIsRenaming(false)} />}
    </li>
  );
}
