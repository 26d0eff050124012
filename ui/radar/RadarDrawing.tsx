import { clsx } from 'clsx';
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useStableCallback } from '../use-stable-callback.ts';
import { QuadrantNames } from './QuadrantNames.tsx';
import { RadarBlipMark } from './RadarBlipMark.tsx';
import { RadarGround } from './RadarGround.tsx';
import { RadarHint } from './RadarHint.tsx';
import { RadarLists } from './RadarLists.tsx';
import { fillOf } from './radar-colors.ts';
import { toScreen, type RadarZoom } from './radar-geometry.ts';
import { blipAfterKey } from './radar-keys.ts';
import { sceneOf } from './radar-scene.ts';
import type { Point, RadarBlip, RadarCell, RadarPicture } from './radar-types.ts';
import { pointOf, useBlipDrag } from './use-blip-drag.ts';
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
  /** `m` on a blip. Absent: nobody may move one. */
  readonly onMove?: (id: string) => void;
  /** A blip was dragged to another cell. */
  readonly onDrop?: (id: string, cell: RadarCell) => void;
}

const movementWords = { new: ', new', in: ', moved in', out: ', moved out', none: '' } as const;

/**
 * A radar in screen pixels, so that its text keeps its size. One tab stop; arrows walk along a ring and
 * across rings.
 */
export function RadarDrawing(props: RadarDrawingProps) {
  const { picture, selectedId, hoveredId, matching, zoom, onDrop } = props;
  const frame = useRef<HTMLDivElement>(null);
  const size = useElementSize(frame);
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const scene = useMemo(() => size && sceneOf(picture, size, zoom), [picture, size, zoom]);
  const leaving = useLeavingBlips(picture.blips);

  const blipAt = (point: Point): RadarBlip | null => {
    if (!scene) return null;
    const reach = Math.max(scene.size + 4, 12);
    let nearest: RadarBlip | null = null;
    let least = reach;
    for (const blip of scene.blips) {
      const at = toScreen(scene.view, blip);
      const distance = Math.hypot(at.x - point.x, at.y - point.y);
      if (distance < least) [nearest, least] = [blip, distance];
    }
    return nearest;
  };
  const { drag, ...pointer } = useBlipDrag({
    view: scene?.view ?? null,
    picture,
    blipAt,
    onSelect: props.onSelect,
    onDrop,
  });

  const focus = (id: string) =>
    frame.current?.querySelector<SVGGElement>(`[data-blip="${CSS.escape(id)}"]`)?.focus();
  const onKeyDown = useStableCallback((event: KeyboardEvent<SVGSVGElement>) => {
    const current = scene?.blips.find(({ id }) => id === focusedId);
    if (!current || !scene || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') props.onSelect(current.id);
    else if (event.key === 'm' && props.onMove) props.onMove(current.id);
    else {
      const next = blipAfterKey(scene.blips, current, event.key);
      if (!next) return;
      focus(next.id);
    }
    event.preventDefault();
    event.stopPropagation();
  });

  const shownIds = new Set(scene?.blips.map(({ id }) => id));
  const tabStop = [focusedId, selectedId].find((id) => id !== null && shownIds.has(id));
  const firstId = tabStop ?? scene?.blips[0]?.id;
  const selected = picture.blips.find(({ id }) => id === selectedId);
  const hinted = drag ? undefined : scene?.blips.find(({ id }) => id === (hoveredId ?? focusedId));
  const target = drag?.cell ?? null;

  return (
    <div ref={frame} className="relative size-full overflow-hidden">
      {scene && (
        <svg
          width={scene.view.width}
          height={scene.view.height}
          className={clsx('absolute inset-0 block', drag && 'cursor-grabbing')}
          {...pointer}
          onPointerMove={(event) => {
            pointer.onPointerMove(event);
            const over = event.pointerType === 'touch' ? null : blipAt(pointOf(event));
            if (!drag && (over?.id ?? null) !== hoveredId) props.onHover(over?.id ?? null);
          }}
          onPointerLeave={() => props.onHover(null)}
          onKeyDown={onKeyDown}
          onFocus={(event) => setFocusedId(event.target.getAttribute('data-blip'))}
          onBlur={() => setFocusedId(null)}
        >
          <RadarGround
            picture={picture}
            view={scene.view}
            zoom={zoom}
            chosen={target ?? selected ?? null}
            isTarget={target !== null}
          />
          <g role="group" aria-label={picture.label}>
            {[...scene.blips, ...leaving].map((blip) => {
              const quadrant = picture.quadrants[blip.quadrant];
              const at = toScreen(scene.view, blip);
              const isLeaving = !shownIds.has(blip.id);
              return (
                <RadarBlipMark
                  key={blip.id}
                  blip={blip}
                  x={at.x}
                  y={at.y}
                  size={scene.size}
                  color={quadrant?.color ?? '#777777'}
                  spoken={`${blip.number} ${blip.name}, ${quadrant?.name ?? ''}, ${picture.rings[blip.ring]?.name ?? ''}${movementWords[blip.movement]}`}
                  label={scene.labels.get(blip.id)}
                  isDimmed={matching !== null && !matching.has(blip.id)}
                  isSelected={blip.id === selectedId}
                  isTabStop={blip.id === firstId}
                  isDragged={drag?.blip.id === blip.id}
                  canDrag={onDrop !== undefined}
                  isLeaving={isLeaving}
                />
              );
            })}
          </g>
          {selected && selected !== hinted && !scene.labels.has(selected.id) && (
            <RadarHint
              blip={selected}
              at={toScreen(scene.view, selected)}
              size={scene.size + 5}
              view={scene.view}
              hasLabel={!shownIds.has(selected.id)}
              isPlain
            />
          )}
          {hinted && (
            <RadarHint
              blip={hinted}
              at={toScreen(scene.view, hinted)}
              size={scene.size}
              view={scene.view}
              hasLabel={scene.labels.get(hinted.id)?.text === hinted.name}
            />
          )}
          {drag && (
            <g
              aria-hidden
              className="pointer-events-none"
              transform={`translate(${drag.at.x} ${drag.at.y})`}
            >
              <circle
                r={scene.size + 1}
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
      {scene && <RadarLists picture={picture} lists={scene.lists} onZoom={props.onZoom} />}
      <QuadrantNames
        picture={picture}
        chosen={(target ?? selected)?.quadrant ?? null}
        zoom={zoom}
        onZoom={props.onZoom}
      />
      <p role="status" className="sr-only">
        {drag &&
          (target
            ? `${drag.blip.name}: ${picture.quadrants[target.quadrant]?.name}, ${picture.rings[target.ring]?.name}`
            : `${drag.blip.name}: outside the radar`)}
      </p>
    </div>
  );
}
