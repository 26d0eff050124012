import { useEffect, useEffectEvent, useState, type PointerEvent, type RefObject } from 'react';
import { cellAt, fromScreen } from './radar-geometry.ts';
import type { Point, RadarBlip, RadarCell, RadarPicture, RadarView } from './radar-types.ts';

/** Pointers tremble: a press becomes a drag beyond this distance in px. */
const threshold = 5;

export interface Drag {
  readonly blip: RadarBlip;
  readonly at: Point;
  readonly cell: RadarCell | null;
}

interface Start extends Point {
  /** Null: the ground. */
  readonly blip: RadarBlip | null;
  readonly pointerId: number;
}

interface Options {
  /** What holds the drawing. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly view: RadarView | null;
  readonly picture: RadarPicture;
  readonly blipAt: (point: Point) => RadarBlip | null;
  readonly onSelect: (id: string) => void;
  /** The ground was pressed, where no blip is. Absent: it does nothing. */
  readonly onGround: ((cell: RadarCell, at: Point) => void) | undefined;
  /** Absent: blips cannot be dragged. */
  readonly onDrop: ((id: string, cell: RadarCell) => void) | undefined;
}

export const pointOf = (event: PointerEvent<SVGSVGElement>): Point => {
  const box = event.currentTarget.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
};

/** A press chooses a blip, or a place; a drag takes a blip to another cell, Escape leaves it where it was. */
export function useBlipDrag(options: Options) {
  const { frame, view, picture, blipAt, onSelect, onGround, onDrop } = options;
  const [start, setStart] = useState<Start | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const stop = () => {
    setStart(null);
    setDrag(null);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    stop();
  });
  const isDragging = drag !== null;
  useEffect(() => {
    if (!isDragging) return undefined;
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, [isDragging]);

  // A finger on a blip drags it. `touch-action` would say so, but not for a part of a drawing.
  const onTouch = useEffectEvent((event: TouchEvent) => {
    const [touch, second] = event.touches;
    const box = frame.current?.getBoundingClientRect();
    if (!onDrop || !touch || second || !box) return;
    const isOnBlip = blipAt({ x: touch.clientX - box.left, y: touch.clientY - box.top }) !== null;
    if (isOnBlip && event.cancelable) event.preventDefault();
  });
  useEffect(() => {
    const touched = frame.current;
    const listen = (event: TouchEvent) => onTouch(event);
    touched?.addEventListener('touchstart', listen, { passive: false });
    return () => touched?.removeEventListener('touchstart', listen);
  }, [frame]);

  return {
    drag,
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      if (event.button !== 0) return;
      const at = pointOf(event);
      setStart({ ...at, blip: blipAt(at), pointerId: event.pointerId });
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      if (!start?.blip || !view || !onDrop || event.pointerId !== start.pointerId) return;
      const at = pointOf(event);
      if (!drag && Math.hypot(at.x - start.x, at.y - start.y) < threshold) return;
      if (!drag) event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ blip: start.blip, at, cell: cellAt(view, picture, at) });
    },
    onPointerUp: (event: PointerEvent<SVGSVGElement>) => {
      if (drag) {
        const { blip, cell } = drag;
        if (cell && (cell.quadrant !== blip.quadrant || cell.ring !== blip.ring))
          onDrop?.(blip.id, cell);
      } else if (start?.blip) onSelect(start.blip.id);
      else if (start && view) {
        const at = pointOf(event);
        const cell = cellAt(view, picture, at);
        if (cell && Math.hypot(at.x - start.x, at.y - start.y) < threshold)
          onGround?.(cell, fromScreen(view, at));
      }
      stop();
    },
    onPointerCancel: stop,
  };
}
