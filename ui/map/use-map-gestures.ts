import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { Point } from './map-view.ts';

/** Pixels of movement before a press becomes a drag. */
const tremble = 4;
const wheelPixelsTwice = 340;
/** A touchpad pinch arrives as a wheel event with Control, in smaller steps. */
const pinchPixelsTwice = 80;
const pixelsOfLine = 16;
/** Wheel events within this time are one gesture. */
const oneTurnMs = 250;

interface Gestures {
  readonly canShrink: boolean;
  /** With the pointer's position, and whether it is touch. */
  readonly onMove: (dx: number, dy: number, at: Point, isTouch: boolean) => void;
  readonly onZoom: (by: number, at: Point) => void;
}

const middleOf = (spots: readonly Point[]): Point => [
  spots.reduce((sum, [x]) => sum + x, 0) / spots.length,
  spots.reduce((sum, [, y]) => sum + y, 0) / spots.length,
];

const spread = ([a, b]: readonly Point[]): number =>
  a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0;

/**
 * Pans with one finger or the mouse, zooms with two fingers or the wheel. A drag does not click. A
 * wheel gesture that began outside the map keeps scrolling the page, and so does one that zooms out
 * beyond the limit.
 */
export function useMapGestures(
  element: RefObject<HTMLElement | null>,
  { canShrink, onMove, onZoom }: Gestures,
): boolean {
  const [isDragged, setIsDragged] = useState(false);

  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left = 0, top = 0 } = element.current?.getBoundingClientRect() ?? {};
    return [clientX - left, clientY - top];
  };
  const onWheel = useEffectEvent((event: WheelEvent) => {
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? pixelsOfLine : 1;
    const by =
      2 ** ((-event.deltaY * pixels) / (event.ctrlKey ? pinchPixelsTwice : wheelPixelsTwice));
    if (by < 1 && !event.ctrlKey && !canShrink) return;
    event.preventDefault();
    onZoom(by, pointOf(event));
  });
  const move = useEffectEvent(onMove);
  const zoom = useEffectEvent(onZoom);
  const readPoint = useEffectEvent(pointOf);

  useEffect(() => {
    const map = element.current;
    if (!map) return undefined;
    const fingers = new Map<number, Point>();
    let wandered = 0;

    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      if (fingers.size === 0) wandered = 0;
      fingers.set(event.pointerId, readPoint(event));
    };
    const drag = (event: PointerEvent) => {
      // A mouse button may have been released outside the window.
      if (event.buttons === 0) fingers.delete(event.pointerId);
      if (!fingers.has(event.pointerId)) return;
      const before = [...fingers.values()];
      fingers.set(event.pointerId, readPoint(event));
      const now = [...fingers.values()];
      const [[fromX, fromY], [toX, toY]] = [middleOf(before), middleOf(now)];
      wandered += Math.hypot(toX - fromX, toY - fromY) + Math.abs(spread(now) - spread(before));
      if (wandered < tremble) return;
      if (!map.hasPointerCapture(event.pointerId)) map.setPointerCapture(event.pointerId);
      setIsDragged(true);
      move(toX - fromX, toY - fromY, [toX, toY], event.pointerType === 'touch');
      if (fingers.size === 2 && spread(before) > 0) zoom(spread(now) / spread(before), [toX, toY]);
    };
    const up = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      if (fingers.size === 0) setIsDragged(false);
    };
    const click = (event: MouseEvent) => {
      // A click by keyboard has no pointer movement.
      if (wandered >= tremble && event.detail > 0) event.stopPropagation();
      wandered = 0;
    };
    let scrolledAt = -Infinity;
    const wheel = (event: WheelEvent) => {
      if (event.timeStamp - scrolledAt > oneTurnMs) onWheel(event);
      else scrolledAt = event.timeStamp;
    };
    const wheelAnywhere = ({ target, timeStamp }: WheelEvent) => {
      if (!(target instanceof Node && map.contains(target))) scrolledAt = timeStamp;
    };

    map.addEventListener('pointerdown', down);
    map.addEventListener('pointermove', drag);
    map.addEventListener('pointerup', up);
    map.addEventListener('pointercancel', up);
    map.addEventListener('click', click, true);
    map.addEventListener('wheel', wheel, { passive: false });
    document.addEventListener('wheel', wheelAnywhere, { passive: true });
    return () => {
      map.removeEventListener('pointerdown', down);
      map.removeEventListener('pointermove', drag);
      map.removeEventListener('pointerup', up);
      map.removeEventListener('pointercancel', up);
      map.removeEventListener('click', click, true);
      map.removeEventListener('wheel', wheel);
      document.removeEventListener('wheel', wheelAnywhere);
    };
  }, [element]);
  return isDragged;
}
