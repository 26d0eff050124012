import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useId, useMemo, useRef, type ReactNode } from 'react';
import { formatNumber } from '#core/domain/format.ts';
import { labelHeight, placeLabels } from './label-placement.ts';
import { MapButtons, zoomStep } from './MapButtons.tsx';
import { MapLabels } from './MapLabels.tsx';
import { MapLeaderLines } from './MapLeaderLines.tsx';
import { MapPane } from './MapPane.tsx';
import { MapTooltip } from './MapTooltip.tsx';
import { MapLegend } from './MapLegend.tsx';
import { useMapShortcuts } from './use-map-shortcuts.ts';
import { useMapView } from './use-map-view.ts';
import { useMapMarkers, type Place } from './use-map-markers.ts';

interface Props {
  readonly label: string;
  /** The counted noun: "Companies". */
  readonly counted: string;
  readonly places: readonly Place[];
  readonly chosen: string | undefined;
  readonly onChoose: (code: string | undefined) => void;
  /** The highlighted code, on the map or in a list beside it. */
  readonly highlighted: string | undefined;
  readonly onHighlight: (code: string | undefined) => void;
  /** The tooltip's content. */
  readonly about: ReactNode;
}

/** Pixels that an arrow key moves the map. */
const step = 80;

const codeUnder = (target: EventTarget): string | undefined =>
  target instanceof Element
    ? target.closest<HTMLElement | SVGElement>('[data-code]')?.dataset.code
    : undefined;

/** A choropleth world map with the count on each country. */
export function WorldMap(props: Props) {
  const { label, counted, places, chosen, onChoose, highlighted, onHighlight, about } = props;
  const region = useRef<HTMLDivElement>(null);
  const [help, tip] = [useId(), useId()];
  const { markers, bounds, colours } = useMapMarkers(places);
  const { element, frame, panes, isDragged, isInitialView, canEnlarge, canShrink, ...map } =
    useMapView(markers);
  const counts = useMemo(
    () => panes.flatMap((pane) => placeLabels(pane.places, pane.view)),
    [panes],
  );
  const labelOf = (code: string) => places.find((place) => place.code === code)?.label ?? code;
  const countOf = (code: string | undefined) => counts.find((count) => count.code === code);
  const near = panes.at(-1);
  const isApart = panes.length > 1;

  const zoom = (by: number) => {
    if (!frame || !near) return;
    const own = countOf(chosen);
    map.zoomBy(by, own ? [own.x, own.y] : [frame.width / 2, near.top + near.height / 2]);
  };
  // A country selected in a list may be outside the view.
  const show = useEffectEvent((code: string | undefined) => {
    const count = countOf(code);
    if (count) map.reveal(count.at);
  });
  useEffect(() => show(chosen), [chosen]);

  useMapShortcuts(region, {
    ArrowLeft: () => map.moveBy(step, 0),
    ArrowRight: () => map.moveBy(-step, 0),
    ArrowUp: () => map.moveBy(0, step),
    ArrowDown: () => map.moveBy(0, -step),
    '+': () => zoom(zoomStep),
    '=': () => zoom(zoomStep),
    '-': () => canShrink && zoom(1 / zoomStep),
    '0': map.fit,
    ...(chosen !== undefined && { Escape: () => onChoose(undefined) }),
  });
  const light = (target: EventTarget) => {
    const code = codeUnder(target);
    const next = code !== undefined && colours.has(code) && !isDragged ? code : undefined;
    if (next !== highlighted) onHighlight(next);
  };
  const choose = (target: EventTarget) => {
    const code = codeUnder(target);
    if (code !== undefined && colours.has(code)) onChoose(code);
  };

  const pointedAt = countOf(highlighted);
  return (
    <div
      ref={region}
      role="region"
      aria-label={label}
      aria-describedby={help}
      tabIndex={0}
      className="relative flex size-full flex-col outline-none focus-visible:after:pointer-events-none focus-visible:after:absolute focus-visible:after:inset-0 focus-visible:after:z-30 focus-visible:after:ring-2 focus-visible:after:ring-accent focus-visible:after:ring-inset"
    >
      <div
        ref={element}
        className={clsx(
          'relative min-h-0 flex-1 overflow-clip bg-surface select-none',
          isInitialView ? 'touch-pan-y' : 'touch-none',
        )}
      >
        <p id={help} className="sr-only">
          Arrow keys move the map, plus and minus enlarge and shrink it, 0 shows all that is marked.
        </p>
        {frame && near && (
          <>
            <svg
              aria-hidden
              width={frame.width}
              height={frame.height}
              className={isDragged ? 'cursor-grabbing' : 'cursor-grab'}
              onClick={({ target }) => choose(target)}
              onPointerMove={({ pointerType, target }) => pointerType === 'mouse' && light(target)}
              onPointerLeave={() => onHighlight(undefined)}
            >
              {panes.map((pane) => (
                <MapPane
                  key={pane.top}
                  width={frame.width}
                  pane={pane}
                  colours={colours}
                  chosen={chosen}
                  highlighted={highlighted}
                />
              ))}
              <MapLeaderLines counts={counts} />
            </svg>
            {isApart && (
              <p
                className="pointer-events-none absolute left-3 rounded-control border border-line bg-raised px-2 py-0.5 text-small font-semibold"
                style={{ top: near.top + 12 }}
              >
                Europe{' '}
                <span className="font-normal text-ink-2 tabular">
                  {formatNumber(near.places.reduce((sum, { count }) => sum + count, 0))}
                </span>
              </p>
            )}
            <MapLabels
              counts={counts}
              chosen={chosen}
              highlighted={highlighted}
              labelOf={labelOf}
              tip={tip}
              onHighlight={onHighlight}
              onReach={({ at }) => map.reveal(at)}
              onChoose={onChoose}
            />
            {pointedAt && (
              <MapTooltip
                id={tip}
                frame={frame}
                at={[pointedAt.x, pointedAt.y]}
                radius={labelHeight / 2}
              >
                {about}
              </MapTooltip>
            )}
          </>
        )}
      </div>
      <div className="flex items-center justify-between gap-3 border-t border-line px-3 py-1.5">
        {new Set(colours.values()).size > 1 && <MapLegend label={counted} bounds={bounds} />}
        <MapButtons
          canEnlarge={canEnlarge}
          canShrink={canShrink}
          canFit={!isInitialView}
          onZoom={zoom}
          onFit={map.fit}
        />
      </div>
    </div>
  );
}
