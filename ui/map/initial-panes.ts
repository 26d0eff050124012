import type { MapMarker } from './label-placement.ts';
import { fitBounds, type Box, type Frame, type View } from './map-view.ts';
import { lands } from './world.ts';

/** A full-width part of the frame with a view of its own. */
export interface Pane {
  /** Pixels of the frame. */
  readonly top: number;
  readonly height: number;
  /** Relative to the frame, not to the pane. */
  readonly view: View;
  /** The markers in this pane. */
  readonly places: readonly MapMarker[];
}

/** In map units: from Iceland to Cyprus. */
const europe: Box = [4250, 330, 5700, 1400];
/** Minimum gain in scale for a separate pane. */
const worthwhile = 2;
/** The height of the world pane: this share of the width, at most this share of the frame. */
const worldPart = { ofWidth: 0.38, ofHeight: 0.44 };
/** Padding around the markers in pixels. */
const around = { whole: 24, world: 24, europe: 14 };

const isInEurope = ({ at: [x, y] }: MapMarker): boolean =>
  x > europe[0] && x < europe[2] && y > europe[1] && y < europe[3];

/** Shows the main part of each country, not always its farthest islands. */
function viewOf(places: readonly MapMarker[], frame: Frame, free: number): View {
  const boxes = places.flatMap(({ code }): readonly Box[] => {
    const land = lands[code];
    return land ? [[land[2], land[3], land[4], land[5]]] : [];
  });
  return fitBounds(boxes, frame, free);
}

/**
 * The initial view: all markers in one pane; where Europe would be too small for its many countries,
 * the world above and Europe below.
 */
export function computeInitialPanes(
  places: readonly MapMarker[],
  { width, height }: Frame,
): Pane[] {
  const view = viewOf(places, { width, height }, around.whole);
  const whole = { top: 0, height, view, places };
  const inEurope = places.filter(isInEurope);
  const elsewhere = places.filter((place) => !isInEurope(place));
  if (inEurope.length < 2 || elsewhere.length === 0) return [whole];
  const top = Math.round(Math.min(width * worldPart.ofWidth, height * worldPart.ofHeight));
  const near = viewOf(inEurope, { width, height: height - top }, around.europe);
  if (near.scale < view.scale * worthwhile) return [whole];
  return [
    {
      top: 0,
      height: top,
      view: viewOf(places, { width, height: top }, around.world),
      places: elsewhere,
    },
    { top, height: height - top, view: { ...near, y: near.y + top }, places: inEurope },
  ];
}

/** The pane at a y coordinate of the frame; beyond, the last. */
export const findPaneAt = (panes: readonly Pane[], y = Infinity): Pane | undefined =>
  panes.findLast(({ top }) => y >= top);
