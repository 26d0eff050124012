import type { MapMarker } from './label-placement.ts';
import { fitBounds, type Box, type Frame, type View } from './map-view.ts';
import { lands } from './world.ts';

/** A part of the frame, from one side to the other, with a view of its own. */
export interface Pane {
  /** Pixels of the frame. */
  readonly top: number;
  readonly height: number;
  /** In the frame, not in the pane. */
  readonly view: View;
  /** What is marked here. */
  readonly places: readonly MapMarker[];
}

/** Of the drawing: from Iceland to Cyprus. */
const europe: Box = [4250, 330, 5700, 1400];
/** It is drawn apart when it gains at least so much. */
const worthwhile = 2;
/** The world above it needs so much of the width for its height, and no more of the frame. */
const worldPart = { ofWidth: 0.38, ofHeight: 0.44 };
/** Pixels that stay free around what is marked. */
const around = { whole: 24, world: 24, europe: 14 };

const isInEurope = ({ at: [x, y] }: MapMarker): boolean =>
  x > europe[0] && x < europe[2] && y > europe[1] && y < europe[3];

/** With the main part of each country in sight, if not its farthest islands. */
function viewOf(places: readonly MapMarker[], frame: Frame, free: number): View {
  const boxes = places.flatMap(({ code }): readonly Box[] => {
    const land = lands[code];
    return land ? [[land[2], land[3], land[4], land[5]]] : [];
  });
  return fitBounds(boxes, frame, free);
}

/**
 * What the map opens with: all that is marked, and where Europe would be too small for its many
 * countries, the world above and Europe below, as an atlas has it.
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

/** The one at a height of the frame; the last is the nearest. */
export const findPaneAt = (panes: readonly Pane[], y = Infinity): Pane | undefined =>
  panes.findLast(({ top }) => y >= top);
