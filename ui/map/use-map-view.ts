import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useMediaQuery } from '#ui/use-media-query.ts';
import type { MapMarker } from './label-placement.ts';
import { clampView, canZoom, panView, panIntoView, interpolateView, zoomView } from './map-view.ts';
import type { Frame, Point, View } from './map-view.ts';
import { findPaneAt, computeInitialPanes, type Pane } from './initial-panes.ts';
import { useMapGestures } from './use-map-gestures.ts';

const lastsMs = 220;
/** Padding in pixels around a point panned to. */
const around = 44;

const eased = (part: number) => 1 - (1 - part) ** 3;

/** A view transition. */
type Change = (view: View, frame: Frame) => View;

/**
 * The map's view and its transitions. It opens in its initial panes, of which there may be two; once
 * somebody pans or zooms one, that one takes the whole frame, until all markers fit again.
 */
export function useMapView(places: readonly MapMarker[]) {
  const element = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<Frame | null>(null);
  /** The user's view; null: the initial one. */
  const [own, setOwn] = useState<View | null>(null);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const running = useRef(0);
  /** The target of the current animation. */
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

  const initialPanes = useMemo(
    () => (frame ? computeInitialPanes(places, frame) : []),
    [places, frame],
  );
  const panes = useMemo((): readonly Pane[] => {
    if (!own || !frame) return initialPanes;
    return [{ top: 0, height: frame.height, view: clampView(own, frame), places }];
  }, [own, frame, initialPanes, places]);
  const view = findPaneAt(panes)?.view;
  /** Zoomed out to where all markers fit, two panes show them better. */
  const settled = (to: View): View | null =>
    initialPanes.length > 1 && initialPanes[0] && to.scale <= initialPanes[0].view.scale * 1.001
      ? null
      : to;

  /** Without animation, for dragging. */
  const put = (change: Change, [, y]: Point, opensInitialView: boolean) => {
    stop();
    if (!frame) return;
    setOwn((before) => {
      if (before) return settled(change(clampView(before, frame), frame));
      const from = opensInitialView ? findPaneAt(initialPanes, y)?.view : undefined;
      return from ? settled(change(from, frame)) : null;
    });
  };

  /** Animated. */
  const go = (change: Change, arrived = settled, from = view) => {
    if (!frame || !from) return;
    const to = change(heading.current ?? from, frame);
    stop();
    if (isStill) {
      setOwn(arrived(to));
      return;
    }
    heading.current = to;
    const startedAt = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, now - startedAt) / lastsMs);
      setOwn(part === 1 ? arrived(to) : interpolateView(from, to, eased(part), frame));
      if (part < 1) running.current = requestAnimationFrame(step);
      else heading.current = null;
    };
    running.current = requestAnimationFrame(step);
  };

  const isInitialView = own === null;
  const canEnlarge = frame && view ? canZoom(view, 2, frame) : false;
  const canShrink = frame && view && panes.length === 1 ? canZoom(view, 0.5, frame) : false;

  const isDragged = useMapGestures(element, {
    canShrink,
    // In the initial view, touch scrolls the page.
    onMove: (dx, dy, at, isTouch) =>
      put((before, room) => panView(before, dx, dy, room), at, !isTouch),
    onZoom: (by, at) =>
      put(
        (before, room) => zoomView(before, by, at, room),
        at,
        by > 1 || initialPanes.length === 1,
      ),
  });

  return {
    element,
    frame,
    panes,
    isDragged,
    isInitialView,
    canEnlarge,
    canShrink,
    fit: () =>
      go(
        (before) => initialPanes[0]?.view ?? before,
        () => null,
      ),
    /** Zooms around a point of the frame. */
    zoomBy: (by: number, at: Point) =>
      go((before, room) => zoomView(before, by, at, room), settled, findPaneAt(panes, at[1])?.view),
    moveBy: (dx: number, dy: number) => go((before, room) => panView(before, dx, dy, room)),
    /** Pans to a map point. In the initial view all are visible. */
    reveal: (at: Point) => {
      if (!frame || !view || isInitialView || panIntoView(view, at, frame, around) === view) return;
      go((before, room) => panIntoView(before, at, room, around));
    },
  };
}
