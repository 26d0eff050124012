import { Link } from '@tanstack/react-router';
import { ArrowLeft, Printer } from 'lucide-react';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { Button } from '#ui/Button.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import type { PrintSearch } from '#features/directory/collections/web/search-params.ts';

const orders = [
  { value: 'spaces', label: 'By sub-space' },
  { value: 'list', label: 'One list' },
] as const;

interface Props {
  readonly collection: Collection;
  readonly search: PrintSearch;
  readonly onChange: (next: PrintSearch) => void;
  readonly hasBlacklist: boolean;
  /** Some of it is not loaded yet. */
  readonly isBusy: boolean;
}

/** Print options. Hidden on paper. */
export function PrintToolbar({ collection, search, onChange, hasBlacklist, isBusy }: Props) {
  return (
    <div className="sticky top-0 z-10 border-b border-line bg-raised print:hidden">
      <div className="mx-auto flex max-w-[210mm] flex-wrap items-center gap-x-5 gap-y-2 px-4 py-2.5">
        <Link
          to="/collection/$id"
          params={{ id: collection.id }}
          className="inline-flex min-h-8 items-center gap-1.5 text-control font-medium text-ink-2 hover:text-ink"
        >
          <ArrowLeft aria-hidden className="size-4" strokeWidth={1.75} />
          Back
        </Link>
        {collection.subspaces.length > 0 && (
          <SegmentedControl
            label="Order"
            options={orders}
            value={search.as ?? 'spaces'}
            onChange={(as) => onChange({ as: as === 'list' ? as : undefined })}
          />
        )}
        <CheckboxField
          isSelected={search.notes !== false}
          onChange={(isOn) => onChange({ notes: isOn ? undefined : false })}
        >
          Notes and ratings
        </CheckboxField>
        {hasBlacklist && (
          <CheckboxField
            isSelected={search.blacklist === true}
            onChange={(isOn) => onChange({ blacklist: isOn ? true : undefined })}
          >
            Blacklist
          </CheckboxField>
        )}
        <Button
          variant="primary"
          className="ml-auto"
          isDisabled={isBusy}
          onPress={() => window.print()}
        >
          <Printer aria-hidden className="size-4" strokeWidth={1.75} />
          {isBusy ? 'Preparing…' : 'Print'}
        </Button>
      </div>
    </div>
  );
}
