import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useMedia } from '#web/ui/use-media.ts';
import { bounded, centredOn, fitted, moved, revealing, underway, zoomed } from './map-view.ts';
import type { Box, Frame, Spot, View } from './map-view.ts';
import { useMapGestures } from './use-map-gestures.ts';

const lastsMs = 220;
/** Pixels that stay free around what the map opens with. */
const around = 44;

const eased = (part: number) => 1 - (1 - part) ** 3;

/** What a view is made into. */
type Change = (view: View, frame: Frame) => View;

/** Where the map is, and what moves it. Until somebody does, it keeps all that is marked in sight. */
export function useMapView(boxes: readonly Box[]) {
  const element = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<Frame | null>(null);
  /** Where somebody moved it to. */
  const [own, setOwn] = useState<View | null>(null);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const running = useRef(0);
  /** Where it is on its way to. */
  const heading = useRef<View | null>(null);

  useLayoutEffect(() => {
    const observed = element.current;
    if (!observed) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry?.contentRect ?? { width: 0, height: 0 };
      if (width > 0 && height > 0) setFrame({ width, height });
    });
    observer.observe(observed);
    return () => observer.disconnect();
  }, []);

  const stop = () => {
    cancelAnimationFrame(running.current);
    heading.current = null;
  };
  useEffect(() => stop, []);

  const fit = (room: Frame) => fitted(boxes, room, around);
  const view = frame && (own ? bounded(own, frame) : fit(frame));

  /** At once, as a hand moves it. */
  const put = (change: Change) => {
    stop();
    if (frame) setOwn((before) => change(before ? bounded(before, frame) : fit(frame), frame));
  };

  /** So that it can be seen where things went. */
  const go = (change: Change, arrived = (to: View): View | null => to) => {
    if (!frame || !view) return;
    const to = change(heading.current ?? view, frame);
    stop();
    if (isStill) {
      setOwn(arrived(to));
      return;
    }
    heading.current = to;
    const startedAt = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, now - startedAt) / lastsMs);
      setOwn(part === 1 ? arrived(to) : underway(view, to, eased(part), frame));
      if (part < 1) running.current = requestAnimationFrame(step);
      else heading.current = null;
    };
    running.current = requestAnimationFrame(step);
  };

  const isDragged = useMapGestures(element, {
    view,
    frame,
    onMove: (dx, dy) => put((before, room) => moved(before, dx, dy, room)),
    onZoom: (by, at) => put((before, room) => zoomed(before, by, at, room)),
  });

  return {
    element,
    frame,
    view,
    isDragged,
    isFitted: own === null,
    fit: () =>
      go(
        (_, room) => fit(room),
        () => null,
      ),
    /** Around a spot of the frame, which stays where it is; else around the middle. */
    zoomBy: (by: number, at?: Spot) =>
      go((before, room) => zoomed(before, by, at ?? [room.width / 2, room.height / 2], room)),
    /** All of a box, as near as now at least. */
    goTo: (box: Box) =>
      go((before, room) => {
        const { scale } = fitted([box], room, around);
        return centredOn(box, Math.max(scale, before.scale), room);
      }),
    moveBy: (dx: number, dy: number) => go((before, room) => moved(before, dx, dy, room)),
    reveal: (spot: Spot) => {
      if (frame && view && revealing(view, spot, frame, around) !== view) {
        go((before, room) => revealing(before, spot, room, around));
      }
    },
  };
}
