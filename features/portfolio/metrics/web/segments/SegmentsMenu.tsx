import { Bookmark, Pencil, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { lazyPart } from '#core/web/router/lazy-part.tsx';
import type { Segment } from '#features/portfolio/metrics/domain/segment.ts';
import {
  filtersOf,
  withFilters,
  type MetricsSearch,
} from '#features/portfolio/metrics/web/search-params.ts';
import { Button } from '#ui/Button.tsx';
import { useSegments } from './use-segments.ts';

const SegmentDialog = lazyPart(() => import('./SegmentDialog.tsx'), 'SegmentDialog');

interface Props {
  readonly search: MetricsSearch;
  readonly onChange: (next: MetricsSearch) => void;
}

const reportWords = { off: '', weekly: 'Weekly report', monthly: 'Monthly report' } as const;

/** Saved filters: chosen, changed, and made of what is set. A mail's link opens it. */
export function SegmentsMenu({ search, onChange }: Props) {
  const { segments } = useSegments();
  const [edited, setEdited] = useState<Segment | 'new' | null>(null);
  const isOpen = search.segments === true;
  const setOpen = (isOn: boolean) => onChange({ segments: isOn || undefined });
  const edit = (segment: Segment | 'new') => {
    setOpen(false);
    setEdited(segment);
  };
  return (
    <>
      <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
        <Button>
          <Bookmark aria-hidden className="size-4" strokeWidth={1.75} />
          Segments
        </Button>
        <Popover placement="bottom end" className="floating w-72 rounded-card p-1">
          <Dialog aria-label="Segments" className="outline-none">
            {segments.length === 0 && (
              <p className="px-2 py-2 text-control text-ink-3">
                Filters that you save, and reports of them by email.
              </p>
            )}
            <ul className="max-h-80 overflow-y-auto">
              {segments.map((segment) => (
                <li key={segment.id} className="flex items-center gap-1">
                  <button
                    type="button"
                    onClick={() =>
                      onChange({ ...withFilters(segment.filters), segments: undefined })
                    }
                    className="min-h-9 min-w-0 flex-1 cursor-pointer rounded-control px-2 py-1 text-left text-control font-medium hover:bg-hover"
                  >
                    <span className="block truncate">{segment.name}</span>
                    {segment.frequency !== 'off' && (
                      <span className="block text-small font-normal text-ink-3">
                        {reportWords[segment.frequency]}
                      </span>
                    )}
                  </button>
                  <Button
                    variant="quiet"
                    size="icon"
                    aria-label={`Edit ${segment.name}`}
                    onPress={() => edit(segment)}
                  >
                    <Pencil aria-hidden className="size-4" strokeWidth={1.75} />
                  </Button>
                </li>
              ))}
            </ul>
            <div className="mt-1 border-t border-line pt-1">
              <Button
                variant="quiet"
                className="w-full justify-start! px-2!"
                onPress={() => edit('new')}
              >
                <Plus aria-hidden className="size-4" strokeWidth={1.75} />
                Save these filters
              </Button>
            </div>
          </Dialog>
        </Popover>
      </DialogTrigger>
      {edited !== null && (
        <Suspense>
          <SegmentDialog
            segment={edited === 'new' ? null : edited}
            filters={edited === 'new' ? filtersOf(search) : edited.filters}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
    </>
  );
}
