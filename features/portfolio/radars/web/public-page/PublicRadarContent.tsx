import { clsx } from 'clsx';
import { Search, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { PublicRadar } from '#features/portfolio/radars/domain/public-radar.ts';
import { pictureOf } from '#features/portfolio/radars/web/edition-picture.ts';
import { BlipList } from '#features/portfolio/radars/web/page/BlipList.tsx';
import { EditionChanges } from '#features/portfolio/radars/web/page/EditionChanges.tsx';
import { filterBlips } from '#features/portfolio/radars/web/page/filter-blips.ts';
import { MovementMark } from '#features/portfolio/radars/web/shared/movement-words.tsx';
import { Button } from '#ui/Button.tsx';
import { MarkdownText } from '#ui/MarkdownText.tsx';
import { RadarDrawing } from '#ui/radar/RadarDrawing.tsx';
import { inkOf } from '#ui/radar/radar-colors.ts';
import type { RadarZoom } from '#ui/radar/radar-geometry.ts';
import { smallScreen, useMediaQuery } from '#ui/use-media-query.ts';
import { WebLink } from '#ui/WebLink.tsx';

interface Props {
  readonly radar: PublicRadar;
  readonly isEmbedded: boolean;
}

const smallestOnPhones = 6.2 / 175;

/** A published radar: drawing, chosen blip and list, nothing to change. */
export function PublicRadarContent({ radar, isEmbedded }: Props) {
  const { edition, corporation } = radar;
  const isSmall = useMediaQuery(smallScreen);
  const [selectedId, onSelect] = useState<string | null>(null);
  const [hoveredId, onHover] = useState<string | null>(null);
  const [zoom, onZoom] = useState<RadarZoom | null>(null);
  const [q, setQ] = useState('');
  const picture = useMemo(
    () => pictureOf(`${radar.name}, ${edition.name}`, edition, isSmall ? smallestOnPhones : 0),
    [radar.name, edition, isSmall],
  );
  const matching = useMemo(() => filterBlips(edition.blips, { q }), [edition.blips, q]);
  const listed = matching ? edition.blips.filter(({ id }) => matching.has(id)) : edition.blips;
  const blip = edition.blips.find(({ id }) => id === selectedId);
  const quadrant = edition.quadrants.find(({ id }) => id === blip?.quadrantId);
  const ring = edition.rings.find(({ id }) => id === blip?.ringId);
  return (
    <div
      className={clsx(
        'flex flex-col md:overflow-hidden',
        isEmbedded ? 'md:h-dvh' : 'md:h-[calc(100dvh-4rem)]',
      )}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line px-5 py-4">
        <div className="min-w-0">
          <h1 className="text-title font-semibold tracking-[-0.02em] break-words">{radar.name}</h1>
          {radar.description && <p className="mt-0.5 text-ink-2">{radar.description}</p>}
        </div>
        <p className="text-ink-3">
          {corporation.name} · {edition.name}
        </p>
      </header>
      <div className="flex min-h-0 flex-1 max-md:flex-col">
        <section
          aria-label="Drawing"
          className="min-w-0 flex-1 bg-sunken max-md:h-[min(104vw,70dvh)] max-md:flex-none print:h-180"
        >
          <RadarDrawing
            picture={picture}
            selectedId={selectedId}
            onSelect={onSelect}
            hoveredId={hoveredId}
            onHover={onHover}
            matching={matching}
            zoom={zoom}
            onZoom={onZoom}
          />
        </section>
        <aside
          aria-label="Blips"
          className="flex min-h-0 w-full shrink-0 flex-col border-line max-md:border-t md:w-87 md:border-l"
        >
          {blip ? (
            <section
              aria-label={blip.name}
              className="max-h-[50%] shrink-0 overflow-y-auto border-b border-line p-5 wrap-anywhere"
            >
              <div className="flex items-start justify-between gap-2">
                <p
                  className="flex items-center gap-2 text-control font-medium"
                  style={{ color: quadrant && inkOf(quadrant.color) }}
                >
                  {quadrant?.name} · {ring?.name}
                  <MovementMark movement={blip.movement} />
                </p>
                <Button
                  variant="quiet"
                  size="icon"
                  aria-label="Close"
                  onPress={() => onSelect(null)}
                  className="-mt-1.5 -mr-2"
                >
                  <X aria-hidden className="size-4" />
                </Button>
              </div>
              <h2 className="text-section font-semibold">{blip.name}</h2>
              {blip.description && (
                <div className="mt-2">
                  <MarkdownText text={blip.description} look="cell" />
                </div>
              )}
              <ul className="mt-2 space-y-1 text-control empty:hidden">
                {blip.links.map(({ label, url }) => (
                  <li key={url}>
                    <WebLink href={url} label={label} />
                  </li>
                ))}
              </ul>
            </section>
          ) : (
            <EditionChanges edition={edition} />
          )}
          <label className="flex h-11 shrink-0 items-center gap-2 border-b border-line px-5 focus-within:outline-2 focus-within:-outline-offset-2 focus-within:outline-accent">
            <Search aria-hidden className="size-4 shrink-0 text-ink-3" strokeWidth={1.75} />
            <input
              type="search"
              aria-label="Filter blips"
              placeholder="Filter blips"
              value={q}
              onChange={(event) => setQ(event.target.value)}
              className="h-full min-w-0 flex-1 bg-transparent text-control outline-none placeholder:text-ink-3"
            />
          </label>
          <div className="min-h-0 flex-1 px-3 pb-3 md:overflow-y-auto">
            <BlipList
              label={`${radar.name}: blips`}
              quadrants={edition.quadrants}
              rings={edition.rings}
              blips={listed}
              selectedId={selectedId}
              hoveredId={hoveredId}
              onSelect={onSelect}
              onHover={onHover}
            />
            {listed.length === 0 && (
              <p className="px-4 py-10 text-center text-ink-2">No blip fits.</p>
            )}
          </div>
        </aside>
      </div>
    </div>
  );
}
