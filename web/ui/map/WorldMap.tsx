import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { heartOf } from './bubble-places.ts';
import { MapBubbles } from './MapBubbles.tsx';
import { MapButtons, zoomStep } from './MapButtons.tsx';
import { MapLands } from './MapLands.tsx';
import { MapMarks, Outline } from './MapMarks.tsx';
import { MapTip } from './MapTip.tsx';
import { canZoom } from './map-view.ts';
import { ShadeKey } from './ShadeKey.tsx';
import { useMapKeys } from './use-map-keys.ts';
import { useMapView } from './use-map-view.ts';
import { useBubbles, useMarked } from './use-marked.ts';
import { lands } from './world.ts';

/** So many of something in a country. */
export interface Place {
  /** ISO 3166, two letters. One that the map cannot draw is passed over. */
  readonly code: string;
  readonly count: number;
  /** "Sweden, 12 companies". */
  readonly label: string;
}

interface Props {
  readonly label: string;
  /** What is counted: "Companies". */
  readonly counted: string;
  readonly places: readonly Place[];
  readonly chosen: string | undefined;
  readonly onChoose: (code: string | undefined) => void;
  /** What is pointed at, here or in a list beside. */
  readonly lit: string | undefined;
  readonly onLight: (code: string | undefined) => void;
  /** What is told of it. */
  readonly about: ReactNode;
}

/** Pixels that an arrow key moves the map. */
const step = 80;

const codeUnder = (target: EventTarget): string | undefined =>
  target instanceof Element
    ? target.closest<HTMLElement | SVGElement>('[data-code]')?.dataset.code
    : undefined;

/** The world with countries shaded by how many of something are there, and a bubble on each. */
export function WorldMap(props: Props) {
  const { label, counted, places, chosen, onChoose, lit, onLight, about } = props;
  const [help, tip] = [useId(), useId()];
  const { marked, boxes, bounds, colours } = useMarked(places);
  const { element, frame, view, isDragged, isFitted, ...map } = useMapView(boxes);
  const bubbles = useBubbles(marked, view);
  /** What was chosen here, where it was seen. */
  const own = useRef<string>(undefined);
  const chooseHere = (code: string | undefined) => {
    own.current = code;
    onChoose(code);
  };
  const labelOf = (code: string) => places.find((place) => place.code === code)?.label ?? code;

  const zoom = (by: number) =>
    map.zoomBy(by, frame && view ? heartOf(bubbles, chosen, view, frame) : undefined);

  // Chosen elsewhere: it may be out of sight here, or too small to be told apart.
  const show = useEffectEvent((code: string | undefined) => {
    const land = code === undefined || code === own.current ? undefined : lands[code];
    if (land) map.goTo([land[2], land[3], land[4], land[5]]);
    own.current = undefined;
  });
  useEffect(() => show(chosen), [chosen]);

  useMapKeys(element, {
    ArrowLeft: () => map.moveBy(step, 0),
    ArrowRight: () => map.moveBy(-step, 0),
    ArrowUp: () => map.moveBy(0, step),
    ArrowDown: () => map.moveBy(0, -step),
    '+': () => zoom(zoomStep),
    '=': () => zoom(zoomStep),
    '-': () => zoom(1 / zoomStep),
    '0': map.fit,
    ...(chosen !== undefined && { Escape: () => chooseHere(undefined) }),
  });
  const light = (target: EventTarget) => {
    const code = codeUnder(target);
    const next = code !== undefined && colours.has(code) && !isDragged ? code : undefined;
    if (next !== lit) onLight(next);
  };
  const choose = (target: EventTarget) => {
    const code = codeUnder(target);
    if (code !== undefined && colours.has(code)) chooseHere(code);
  };

  const litPlace = marked.find(({ code }) => code === lit);
  const litBubble = bubbles.find(({ code }) => code === lit);
  return (
    <div
      ref={element}
      role="region"
      aria-label={label}
      aria-describedby={help}
      tabIndex={0}
      className="relative size-full touch-none overflow-clip bg-(--map-sea) select-none focus-visible:-outline-offset-2 [--map-border:var(--color-surface)] [--map-land:light-dark(oklch(0.9_0.006_220),oklch(0.34_0.012_250))] [--map-sea:light-dark(oklch(0.975_0.006_220),oklch(0.185_0.012_250))]"
    >
      <p id={help} className="sr-only">
        Arrow keys move the map, plus and minus enlarge and shrink it, 0 shows all that is marked.
      </p>
      {frame && view && (
        <>
          <svg
            aria-hidden
            width={frame.width}
            height={frame.height}
            className={isDragged ? 'cursor-grabbing' : 'cursor-grab'}
            onClick={({ target }) => choose(target)}
            onPointerMove={({ pointerType, target }) => pointerType === 'mouse' && light(target)}
            onPointerLeave={() => onLight(undefined)}
          >
            <g transform={`translate(${view.x} ${view.y}) scale(${view.scale})`}>
              <MapLands colours={colours} />
              <Outline code={lit} width={1.25} />
              <Outline code={chosen} width={2} />
            </g>
            <MapMarks places={marked} bubbles={bubbles} view={view} />
          </svg>
          <MapBubbles
            {...{ bubbles, view, chosen, lit, labelOf, tip, onLight }}
            onReach={({ x, y }) => map.reveal([x / view.scale, y / view.scale])}
            onChoose={chooseHere}
          />
          <ShadeKey label={counted} bounds={bounds} />
          <MapButtons
            canEnlarge={canZoom(view, zoomStep, frame)}
            canShrink={canZoom(view, 1 / zoomStep, frame)}
            canFit={!isFitted}
            onZoom={zoom}
            onFit={map.fit}
          />
          {litPlace && (
            <MapTip
              id={tip}
              frame={frame}
              at={[
                litBubble ? litBubble.x + view.x : litPlace.at[0] * view.scale + view.x,
                litBubble ? litBubble.y + view.y : litPlace.at[1] * view.scale + view.y,
              ]}
              radius={litBubble?.radius ?? 4}
            >
              {about}
            </MapTip>
          )}
        </>
      )}
    </div>
  );
}
