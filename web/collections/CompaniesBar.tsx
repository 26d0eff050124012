import { Ban, Columns3, Globe, LayoutGrid, Lightbulb, Rows3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { blacklistedCompanies } from '#domain/collections/changes.ts';
import type { Collection } from '#domain/collections/collection.ts';
import { formatNumber } from '#domain/formatting.ts';
import { Button } from '#web/ui/Button.tsx';
import { SearchField } from '#web/ui/SearchField.tsx';
import { Segments } from '#web/ui/Segments.tsx';
import type { CollectionSearch, CollectionView } from './search-params.ts';

const views = [
  { value: 'table', label: 'Table', icon: Rows3 },
  { value: 'board', label: 'Board', icon: Columns3 },
  { value: 'gallery', label: 'Gallery', icon: LayoutGrid },
  { value: 'map', label: 'Map', icon: Globe },
] as const;

interface Props {
  readonly collection: Collection;
  readonly typed: string;
  readonly onType: (text: string) => void;
  /** Those that are shown, of how many. */
  readonly shown: number;
  readonly total: number;
  readonly view: CollectionView;
  readonly onChange: (next: CollectionSearch) => void;
  /** What can be done with those that are shown. */
  readonly tools: ReactNode;
}

/** How many companies are not wanted here, and the way to them. */
function BlacklistButton({
  count,
  onOpen,
}: {
  readonly count: number;
  readonly onOpen: () => void;
}) {
  return (
    <Button variant="quiet" onPress={onOpen} className="max-sm:px-2!">
      <Ban aria-hidden className="size-4" strokeWidth={1.75} />
      <span className="max-sm:sr-only">Blacklist</span>
      {count > 0 && <span className="text-ink-3 tabular">{formatNumber(count)}</span>}
    </Button>
  );
}

/** What narrows the companies of a collection, takes them along, and how they are shown. */
export function CompaniesBar(props: Props) {
  const { collection, typed, onType, shown, total, view, onChange, tools } = props;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
      <SearchField label="Search in this collection" value={typed} onChange={onType} />
      <p role="status" className="text-meta text-ink-3 tabular">
        {shown === total ? '' : `${formatNumber(shown)} of ${formatNumber(total)}`}
      </p>
      <div className="ml-auto flex flex-wrap items-center justify-end gap-1 sm:gap-2">
        <Button
          variant="quiet"
          onPress={() => onChange({ suggestions: true, company: undefined })}
          className="max-sm:px-2!"
        >
          <Lightbulb aria-hidden className="size-4" strokeWidth={1.75} />
          <span className="max-sm:sr-only">Suggestions</span>
        </Button>
        <BlacklistButton
          count={blacklistedCompanies(collection).length}
          onOpen={() => onChange({ blacklist: true })}
        />
        {tools}
        <Segments
          label="View"
          options={views}
          value={view}
          onChange={(chosen) =>
            onChange({ view: chosen === 'table' ? undefined : chosen, country: undefined })
          }
        />
      </div>
    </div>
  );
}
