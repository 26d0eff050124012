import { clsx } from 'clsx';
import { Suspense, useState } from 'react';
import { lazyPart } from '#core/web/router/lazy-part.tsx';
import type { Edition, RadarPage } from '#features/portfolio/radars/domain/radar.ts';
import { RadarDrawing } from '#ui/radar/RadarDrawing.tsx';
import type { RadarCell } from '#ui/radar/radar-types.ts';
import { useKeyboardShortcuts } from '#ui/use-keyboard-shortcuts.ts';
import { useScreenKeys } from '#core/web/screen-keys.ts';
import { useStableCallback } from '#ui/use-stable-callback.ts';
import { EmptyEdition } from './EmptyEdition.tsx';
import { RadarSide } from './RadarSide.tsx';
import { stepThrough } from './step-through.ts';
import { useBlipField } from './use-blip-field.tsx';
import type { useBlipLine } from './use-blip-line.ts';
import { useRadarPage, zoomSearch } from './use-radar-page.ts';
import { useRadarSearch } from './use-radar-search.ts';

const BlipDialog = lazyPart(() => import('./BlipDialog.tsx'), 'BlipDialog');
const MoveDialog = lazyPart(() => import('./MoveDialog.tsx'), 'MoveDialog');
const BlipTable = lazyPart(() => import('./BlipTable.tsx'), 'BlipTable');
const ProposalsView = lazyPart(
  () => import('#features/portfolio/radars/web/proposals/ProposalsView.tsx'),
  'ProposalsView',
);
const CompareView = lazyPart(
  () => import('#features/portfolio/radars/web/compare/CompareView.tsx'),
  'CompareView',
);
const Presentation = lazyPart(() => import('./Presentation.tsx'), 'Presentation');

interface Props {
  readonly radar: RadarPage;
  readonly edition: Edition;
  readonly line: ReturnType<typeof useBlipLine>;
}

/** The drawing on the left; the chosen blip and the list on the right. */
export function RadarWorkspace({ radar, edition, line }: Props) {
  const { search, change } = useRadarSearch();
  const page = useRadarPage(radar, edition, search);
  const [move, setMove] = useState<{ id: string; to: RadarCell | null } | null>(null);
  /** The name that the form for a new blip begins with. */
  const [more, setMore] = useState<string | null>(null);
  const canEdit = radar.mayEdit && edition.state === 'draft';
  const select = useStableCallback((id: string | null) =>
    change({ blip: id ?? undefined, open: id === null ? undefined : search.open }),
  );
  const step = (by: number) => {
    const next = stepThrough(edition.blips, page.matching, page.selected?.id ?? null, by);
    if (next) select(next);
  };
  const addable = useBlipField(edition, page, line, {
    isShown: canEdit && search.view === undefined,
    onMore: setMore,
  });
  useKeyboardShortcuts({
    j: () => step(1),
    k: () => step(-1),
    Escape: () => (page.zoom ? change(zoomSearch(edition, null)) : select(null)),
  });
  useScreenKeys(addable.keys);
  if (search.view === 'compare')
    return (
      <div className="flex min-h-0 flex-1 max-md:flex-col">
        <Suspense>
          <CompareView radar={radar} edition={edition} />
        </Suspense>
      </div>
    );
  const moved = move && edition.blips.find(({ id }) => id === move.id);
  return (
    <div className="flex min-h-0 flex-1 max-md:flex-col print:block">
      {search.view === 'table' ? (
        <Suspense>
          <BlipTable radar={radar} edition={edition} canEdit={canEdit} />
        </Suspense>
      ) : search.view === 'proposals' && radar.isOwn ? (
        <Suspense>
          <ProposalsView radar={radar} />
        </Suspense>
      ) : (
        <section
          aria-label="Drawing"
          className={clsx(
            'relative min-w-0 flex-1 bg-sunken max-md:h-[min(104vw,70dvh)] max-md:flex-none print:h-180 print:bg-transparent',
            // On a phone all of a blip has the screen for itself.
            page.selected && search.open && 'max-md:hidden',
          )}
        >
          <RadarDrawing
            picture={page.picture}
            selectedId={page.selected?.id ?? null}
            onSelect={select}
            hoveredId={page.hoveredId}
            onHover={page.onHover}
            matching={page.matching}
            zoom={page.zoom}
            onZoom={(zoom) => change(zoomSearch(edition, zoom), { isStep: true })}
            {...addable.drawing}
            {...(canEdit && {
              onMove: (id: string) => setMove({ id, to: null }),
              onDrop: (id: string, to: RadarCell) => setMove({ id, to }),
            })}
          />
          {edition.blips.length === 0 && <EmptyEdition canEdit={canEdit} />}
        </section>
      )}
      <RadarSide
        radar={radar}
        edition={edition}
        canEdit={canEdit}
        page={page}
        onSelect={select}
        onMove={(id) => setMove({ id, to: null })}
      />
      <Suspense>
        {moved && (
          <MoveDialog
            key={moved.id}
            radar={radar}
            edition={edition}
            blip={moved}
            to={move.to}
            onClose={() => setMove(null)}
          />
        )}
        {more !== null && (
          <BlipDialog
            radar={radar}
            edition={edition}
            blip={null}
            name={more}
            place={line.place}
            onPlace={line.setPlace}
            onClose={() => setMore(null)}
          />
        )}
        {search.view === 'present' && <Presentation radar={radar} edition={edition} />}
      </Suspense>
    </div>
  );
}
