import {
  blipSize,
  cellPath,
  middleOf,
  toScreen,
  viewOf,
  type RadarZoom,
} from './radar-geometry.ts';
import {
  placeLabels,
  withLabelOf,
  type Box,
  type LabelBlip,
  type LabelPlace,
} from './radar-labels.ts';
import { ringNames } from './ring-names.ts';
import type { Point, RadarBlip, RadarCell, RadarPicture, RadarView } from './radar-types.ts';
import type { Size } from './use-element-size.ts';

export interface ListCell extends RadarCell {
  readonly key: string;
  readonly at: Point;
  readonly path: string;
  readonly blips: readonly RadarBlip[];
}

/** Everything drawn, in px. */
export interface PlacedRadar {
  readonly view: RadarView;
  readonly size: number;
  readonly blips: readonly RadarBlip[];
  readonly labels: ReadonlyMap<string, LabelPlace>;
  readonly lists: readonly ListCell[];
  /** What labels must not cover beside the blips. */
  readonly obstacles: readonly Box[];
}

const isIn = (blip: RadarCell, cell: RadarCell): boolean =>
  blip.quadrant === cell.quadrant && blip.ring === cell.ring;

const isShown = (blip: RadarCell, zoom: RadarZoom | null): boolean =>
  zoom === null ||
  (blip.quadrant === zoom.quadrant && (zoom.ring === null || blip.ring === zoom.ring));

/** Half the smallest distance between two blips, in radii of the radar. */
function spaceBetween(blips: readonly RadarBlip[]): number {
  let least = 1;
  for (const [index, one] of blips.entries())
    for (const other of blips.slice(index + 1))
      least = Math.min(least, Math.hypot(one.x - other.x, one.y - other.y));
  return least / 2;
}

/** Cells too full for their blips are drawn as lists, unless one of them fills the drawing. */
function listCells(picture: RadarPicture, view: RadarView, zoom: RadarZoom | null): ListCell[] {
  if (zoom && zoom.ring !== null) return [];
  return picture.lists
    .filter((cell) => isShown(cell, zoom))
    .map((cell) => ({
      ...cell,
      key: `${cell.quadrant}:${cell.ring}`,
      at: toScreen(view, middleOf(picture, cell)),
      path: cellPath(view, picture, cell),
      blips: picture.blips.filter((blip) => isIn(blip, cell)),
    }));
}

const lastPlaced = new WeakMap<
  RadarPicture,
  { readonly key: string; readonly placed: PlacedRadar }
>();

/** Everything of a picture in px; the last answer for each picture is kept while the picture is. */
export function placeRadar(picture: RadarPicture, size: Size, zoom: RadarZoom | null): PlacedRadar {
  const key = `${size.width} ${size.height} ${zoom?.quadrant ?? ''} ${zoom?.ring ?? ''}`;
  const last = lastPlaced.get(picture);
  if (last?.key === key) return last.placed;
  const placed = computePlaces(picture, size, zoom);
  lastPlaced.set(picture, { key, placed });
  return placed;
}

function computePlaces(picture: RadarPicture, size: Size, zoom: RadarZoom | null): PlacedRadar {
  const isNarrow = size.width < 560;
  const margin = zoom
    ? { x: isNarrow ? 24 : 64, y: 44 }
    : { x: isNarrow ? 14 : 28, y: picture.quadrants.length > 4 ? 34 : 22 };
  const view = viewOf(size, margin, picture, zoom);
  const lists = listCells(picture, view, zoom);
  const blips = picture.blips.filter(
    (blip) => isShown(blip, zoom) && !lists.some((cell) => isIn(blip, cell)),
  );
  const isOwnZoom =
    zoom !== null && picture.lists.some((cell) => isIn(cell, { ...zoom, ring: zoom.ring ?? -1 }));
  const blipRadius = isOwnZoom ? spaceBetween(blips) : picture.blipRadius;
  const radius = blipSize({ ...picture, blipRadius }, view, zoom !== null);
  const names: Box[] = ringNames(picture, view, zoom).map(({ x, y, width, height }) => ({
    left: x - width / 2,
    right: x + width / 2,
    top: y - height / 2,
    bottom: y + height / 2,
  }));
  const pills: Box[] = lists.map(({ at }) => ({
    left: at.x - 34,
    right: at.x + 34,
    top: at.y - 14,
    bottom: at.y + 14,
  }));
  const obstacles = [...names, ...pills, ...cornerBoxes(picture, view)];
  const labels = placeLabels(labelBlips(view, blips), ringedSize(radius), view, obstacles);
  return { view, size: radius, blips, labels, lists, obstacles };
}

/** The radius of a blip with the ring of a new one. */
const ringedSize = (radius: number): number => radius + Math.min(4, radius * 0.4);

const labelBlips = (view: RadarView, blips: readonly RadarBlip[]): readonly LabelBlip[] =>
  blips.map((blip) => ({
    ...toScreen(view, blip),
    id: blip.id,
    name: blip.name,
    isFirst: blip.movement !== 'none',
  }));

/** The same with the name of the chosen blip, which others give way to. */
export function withChosenLabel(placed: PlacedRadar, id: string | null): PlacedRadar {
  const blips = labelBlips(placed.view, placed.blips);
  const target = blips.find((blip) => blip.id === id);
  if (!target) return placed;
  const { view, size, obstacles } = placed;
  const labels = withLabelOf(target, placed.labels, blips, ringedSize(size), view, obstacles);
  return labels === placed.labels ? placed : { ...placed, labels };
}

/** The names of up to four quadrants stand in the corners. */
function cornerBoxes(picture: RadarPicture, { width, height }: RadarView): Box[] {
  if (picture.quadrants.length > 4) return [];
  const reach = 130;
  return [
    { left: 0, right: reach, top: 0, bottom: 36 },
    { left: width - reach, right: width, top: 0, bottom: 36 },
    { left: 0, right: reach, top: height - 36, bottom: height },
    { left: width - reach, right: width, top: height - 36, bottom: height },
  ];
}
