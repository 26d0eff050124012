import { Suspense, useDeferredValue, useMemo, useState } from 'react';
import { lazyPart } from '#core/web/router/lazy-part.tsx';
import type { Edition, RadarPage } from '#features/portfolio/radars/domain/radar.ts';
import { Button } from '#ui/Button.tsx';
import { useKeyboardShortcuts } from '#ui/use-keyboard-shortcuts.ts';
import { BlipFilter } from './BlipFilter.tsx';
import { BlipList } from './BlipList.tsx';
import { BlipSummary } from './BlipSummary.tsx';
import { EditionChanges } from './EditionChanges.tsx';
import type { useRadarPage } from './use-radar-page.ts';
import { useRadarSearch } from './use-radar-search.ts';

const BlipDetail = lazyPart(() => import('./BlipDetail.tsx'), 'BlipDetail');

interface Props {
  readonly radar: RadarPage;
  readonly edition: Edition;
  readonly canEdit: boolean;
  readonly page: ReturnType<typeof useRadarPage>;
  readonly onSelect: (id: string | null) => void;
  readonly onMove: (id: string) => void;
}

/** The chosen blip, the filter, and the list of blips. */
export function RadarSide({ radar, edition, canEdit, page, onSelect, onMove }: Props) {
  const { search, change } = useRadarSearch();
  const { selected, matching } = page;
  const { quadrant, ring } = search;
  const listed = useMemo(
    () =>
      edition.blips.filter(
        (blip) =>
          (quadrant === undefined || blip.quadrantId === quadrant) &&
          (ring === undefined || blip.ringId === ring) &&
          (matching === null || matching.has(blip.id)),
      ),
    [edition.blips, quadrant, ring, matching],
  );
  // Another edition is listed before its blips begin to move, so that nothing is left to do while they
  // do; a search does not wait for the list.
  const view = useMemo(() => ({ listed, edition }), [listed, edition]);
  const deferred = useDeferredValue(view);
  const rows = deferred.edition === edition ? deferred : view;
  const isOpen = selected !== null && search.open === true;
  const [isFilterFocused, setFilterFocused] = useState(false);
  useKeyboardShortcuts({
    '/': () => {
      if (!isOpen) return false;
      setFilterFocused(true);
      change({ open: undefined });
      return true;
    },
  });
  return (
    <aside
      aria-label="Blips"
      className="flex min-h-0 w-full shrink-0 flex-col border-line max-md:border-t md:w-87 md:border-l print:w-full print:border-0"
    >
      {isOpen ? (
        <Suspense>
          <BlipDetail
            key={selected.id}
            radar={radar}
            edition={edition}
            canEdit={canEdit}
            onMove={onMove}
            blip={selected}
            onBack={() => change({ open: undefined })}
            onClose={() => onSelect(null)}
          />
        </Suspense>
      ) : (
        <>
          {selected ? (
            <BlipSummary
              key={selected.id}
              radarId={radar.id}
              edition={edition}
              blip={selected}
              onOpen={() => {
                setFilterFocused(false);
                change({ open: true });
              }}
              onClose={() => onSelect(null)}
            />
          ) : (
            <EditionChanges key={edition.id} edition={edition} />
          )}
          <div className="contents print:hidden">
            <BlipFilter
              blips={edition.blips}
              count={matching ? listed.length : null}
              isFocused={isFilterFocused}
            />
          </div>
          <div className="min-h-0 flex-1 px-3 pb-3 md:overflow-y-auto print:columns-3 print:overflow-visible">
            <h2 className="sr-only">All blips</h2>
            <BlipList
              label={`${radar.name}: blips`}
              quadrants={rows.edition.quadrants}
              rings={rows.edition.rings}
              blips={rows.listed}
              selectedId={selected?.id ?? null}
              hoveredId={page.hoveredId}
              onSelect={onSelect}
              onHover={page.onHover}
            />
            {listed.length === 0 && edition.blips.length > 0 && (
              <div className="flex flex-col items-center gap-3 px-4 py-10 text-center text-control text-ink-2">
                No blip fits.
                <Button onPress={() => change({ q: undefined, tags: undefined })}>
                  Clear filters
                </Button>
              </div>
            )}
          </div>
        </>
      )}
    </aside>
  );
}
