import {
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { useStableCallback } from '#ui/use-stable-callback.ts';
import { RadarOverlay, type RadarField } from './RadarOverlay.tsx';
import { RadarBlipMark } from './RadarBlipMark.tsx';
import { RadarGround } from './RadarGround.tsx';
import { RadarHint } from './RadarHint.tsx';
import { RadarLabels } from './RadarLabels.tsx';
import { RadarLines } from './RadarLines.tsx';
import { fillOf } from './radar-colors.ts';
import { toScreen, type RadarZoom } from './radar-geometry.ts';
import { blipAfterKey } from './radar-keys.ts';
import { placeRadar, withChosenLabel } from './place-radar.ts';
import type { Point, RadarBlip, RadarCell, RadarPicture } from './radar-types.ts';
import { pointOf, useBlipDrag } from './use-blip-drag.ts';
import { useBlipMotion } from './use-blip-motion.ts';
import { useElementSize } from './use-element-size.ts';
import { useLeavingBlips } from './use-leaving-blips.ts';

export interface RadarDrawingProps {
  readonly picture: RadarPicture;
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
  readonly hoveredId: string | null;
  readonly onHover: (id: string | null) => void;
  /** Those that a search or a filter leaves; the others are dimmed. Null: all. */
  readonly matching: ReadonlySet<string> | null;
  readonly zoom: RadarZoom | null;
  readonly onZoom: (zoom: RadarZoom | null) => void;
  /** Lines from blips to other places in the unit disc. */
  readonly lines?: ReadonlyMap<string, Point>;
  /** `m` on a blip. Absent: nobody may move one. */
  readonly onMove?: (id: string) => void;
  /** A blip was dragged to another cell. */
  readonly onDrop?: (id: string, cell: RadarCell) => void;
  /** The ground was pressed at a place in the unit disc. Absent: it does nothing. */
  readonly onGround?: (cell: RadarCell, at: Point) => void;
  /** Shown over the drawing, below a place of one of its cells. */
  readonly field?: RadarField | null;
}

const movementWords = { new: ', new', in: ', moved in', out: ', moved out', none: '' } as const;

/**
 * A radar in screen pixels, so that its text keeps its size. One tab stop; arrows walk along a ring and
 * across rings.
 */
export function RadarDrawing(props: RadarDrawingProps) {
  const { picture, selectedId, hoveredId, matching, zoom, field = null, onDrop } = props;
  const frame = useRef<HTMLDivElement>(null);
  const marks = useRef<SVGGElement>(null);
  const size = useElementSize(frame);
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const placed = useMemo(() => size && placeRadar(picture, size, zoom), [picture, size, zoom]);
  const labelled = useMemo(
    () => placed && withChosenLabel(placed, selectedId),
    [placed, selectedId],
  );
  const leaving = useLeavingBlips(picture.blips);
  useBlipMotion(marks, placed);

  const blipAt = (point: Point): RadarBlip | null => {
    if (!placed) return null;
    const reach = Math.max(placed.size + 4, 12);
    let nearest: RadarBlip | null = null;
    let least = reach;
    for (const blip of placed.blips) {
      const at = toScreen(placed.view, blip);
      const distance = Math.hypot(at.x - point.x, at.y - point.y);
      if (distance < least) [nearest, least] = [blip, distance];
    }
    return nearest;
  };
  const { drag, ...pointer } = useBlipDrag({
    frame,
    view: placed?.view ?? null,
    picture,
    blipAt,
    onSelect: props.onSelect,
    onGround: props.onGround,
    onDrop,
  });

  const focus = (id: string) =>
    frame.current?.querySelector<SVGGElement>(`[data-blip="${CSS.escape(id)}"]`)?.focus();
  const onKeyDown = useStableCallback((event: KeyboardEvent<SVGSVGElement>) => {
    const current = placed?.blips.find(({ id }) => id === focusedId);
    if (!current || !placed || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') props.onSelect(current.id);
    else if (event.key === 'm' && props.onMove) props.onMove(current.id);
    else {
      const next = blipAfterKey(placed.blips, current, event.key);
      if (!next) return;
      focus(next.id);
    }
    event.preventDefault();
    event.stopPropagation();
  });

  const shownIds = new Set(placed?.blips.map(({ id }) => id));
  const tabStop = [focusedId, selectedId].find((id) => id !== null && shownIds.has(id));
  const firstId = tabStop ?? placed?.blips[0]?.id;
  const selected = picture.blips.find(({ id }) => id === selectedId);
  const hinted = drag ? undefined : placed?.blips.find(({ id }) => id === (hoveredId ?? focusedId));
  const cursor = drag ? 'cursor-grabbing' : props.onGround ? 'cursor-crosshair' : '';
  const target = drag?.cell ?? field?.cell ?? null;

  const handlers = {
    ...pointer,
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      pointer.onPointerMove(event);
      const over = event.pointerType === 'touch' ? null : blipAt(pointOf(event));
      if (!drag && (over?.id ?? null) !== hoveredId) props.onHover(over?.id ?? null);
    },
    onPointerLeave: () => props.onHover(null),
    onKeyDown,
    onFocus: (event: FocusEvent<SVGSVGElement>) =>
      setFocusedId(event.target.getAttribute('data-blip')),
    onBlur: () => setFocusedId(null),
  };

  return (
    <div ref={frame} className="relative size-full overflow-hidden">
      {placed && (
        <svg
          width={placed.view.width}
          height={placed.view.height}
          className={`absolute inset-0 block ${cursor}`}
          {...handlers}
        >
          <RadarGround
            picture={picture}
            view={placed.view}
            zoom={zoom}
            chosen={target ?? selected ?? null}
            isTarget={target !== null}
          />
          {props.lines && (
            <RadarLines
              picture={picture}
              placed={placed}
              lines={props.lines}
              selectedId={selectedId}
            />
          )}
          <g ref={marks} role="group" aria-label={picture.label}>
            {[...placed.blips, ...leaving].map((blip) => {
              const quadrant = picture.quadrants[blip.quadrant];
              const at = toScreen(placed.view, blip);
              const isLeaving = !shownIds.has(blip.id);
              return (
                <RadarBlipMark
                  key={blip.id}
                  blip={blip}
                  x={at.x}
                  y={at.y}
                  size={placed.size}
                  color={quadrant?.color ?? '#777777'}
                  spoken={`${blip.number} ${blip.name}, ${quadrant?.name ?? ''}, ${picture.rings[blip.ring]?.name ?? ''}${movementWords[blip.movement]}`}
                  isDimmed={matching !== null && !matching.has(blip.id)}
                  isSelected={blip.id === selectedId}
                  isTabStop={blip.id === firstId}
                  isDragged={drag?.blip.id === blip.id}
                  isLeaving={isLeaving}
                />
              );
            })}
          </g>
          {labelled && (
            <RadarLabels placed={labelled} selectedId={selectedId} matching={matching} />
          )}
          {selected && selected !== hinted && !labelled?.labels.has(selected.id) && (
            <RadarHint
              blip={selected}
              at={toScreen(placed.view, selected)}
              size={placed.size + 5}
              view={placed.view}
              hasLabel={!shownIds.has(selected.id)}
              isPlain
            />
          )}
          {hinted && !(hinted === selected && labelled?.labels.has(hinted.id)) && (
            <RadarHint
              blip={hinted}
              at={toScreen(placed.view, hinted)}
              size={placed.size}
              view={placed.view}
              hasLabel={labelled?.labels.get(hinted.id)?.text === hinted.name}
            />
          )}
          {drag && (
            <g
              aria-hidden
              className="pointer-events-none"
              transform={`translate(${drag.at.x} ${drag.at.y})`}
            >
              <circle
                r={placed.size + 1}
                fill={fillOf(picture.quadrants[(target ?? drag.blip).quadrant]?.color ?? '#777777')}
              />
              <text
                y={3.6}
                textAnchor="middle"
                fontSize={10.5}
                fontWeight={650}
                fill="var(--color-raised)"
              >
                {drag.blip.number}
              </text>
            </g>
          )}
        </svg>
      )}
      <RadarOverlay
        picture={picture}
        placed={placed}
        chosen={(target ?? selected)?.quadrant ?? null}
        zoom={zoom}
        onZoom={props.onZoom}
        field={field}
      />
      <p role="status" className="sr-only">
        {drag &&
          (drag.cell
            ? `${drag.blip.name}: ${picture.quadrants[drag.cell.quadrant]?.name}, ${picture.rings[drag.cell.ring]?.name}`
            : `${drag.blip.name}: outside the radar`)}
      </p>
    </div>
  );
}
