import { size } from './world.ts';

/** The transform of the world in its frame: the drawing's origin, and pixels per unit. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
}

export type Box = readonly [left: number, top: number, right: number, bottom: number];
export type Point = readonly [x: number, y: number];

/** Pixels per unit at the highest zoom, where a small country is about a hand wide. */
const closest = 2;
/** Highest zoom when fitting: a single small country keeps its neighbours in view. */
const closestFit = 0.55;

/** Lowest zoom: the whole world fits. */
const farthest = ({ width, height }: Frame): number =>
  Math.min(width / size.width, height / size.height);

const between = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** Margin around the world in pixels, so that markers at its edge are not cut off. */
export const viewMargin = 48;

/** On one axis: centred while it fits, else clamped to the margin at either end. */
const within = (offset: number, extent: number, room: number): number =>
  extent + 2 * viewMargin <= room
    ? (room - extent) / 2
    : between(offset, room - extent - viewMargin, viewMargin);

/** The nearest view within the world and its margin. */
export function clampView({ x, y, scale: factor }: View, frame: Frame): View {
  const scale = between(factor, farthest(frame), Math.max(closest, farthest(frame)));
  return {
    x: within(x, size.width * scale, frame.width),
    y: within(y, size.height * scale, frame.height),
    scale,
  };
}

/** Map coordinates to frame coordinates. */
export const projectPoint = ([x, y]: Point, view: View): Point => [
  x * view.scale + view.x,
  y * view.scale + view.y,
];

/** Zooms while a point of the frame stays in place. */
export function zoomView(view: View, by: number, [atX, atY]: Point, frame: Frame): View {
  const { scale } = clampView({ ...view, scale: view.scale * by }, frame);
  const grown = scale / view.scale;
  return clampView(
    { x: atX - (atX - view.x) * grown, y: atY - (atY - view.y) * grown, scale },
    frame,
  );
}

export const panView = (view: View, dx: number, dy: number, frame: Frame): View =>
  clampView({ ...view, x: view.x + dx, y: view.y + dy }, frame);

/** Whether it can zoom further in that direction. */
export const canZoom = ({ scale }: View, by: number, frame: Frame): boolean =>
  by > 1 ? scale < closest : scale > farthest(frame) * 1.001;

const centreOnPoint = ([x, y]: Point, scale: number, { width, height }: Frame): View => ({
  x: width / 2 - x * scale,
  y: height / 2 - y * scale,
  scale,
});

function centredOn([left, top, right, bottom]: Box, scale: View['scale'], frame: Frame): View {
  const nearest = between(scale, farthest(frame), closest);
  return clampView(centreOnPoint([(left + right) / 2, (top + bottom) / 2], nearest, frame), frame);
}

/** The view of all boxes with padding; without any, the whole world. */
export function fitBounds(boxes: readonly Box[], frame: Frame, around: number): View {
  if (boxes.length === 0) return centredOn([0, 0, 0, 0], 0, frame);
  const left = Math.min(...boxes.map((box) => box[0]));
  const top = Math.min(...boxes.map((box) => box[1]));
  const right = Math.max(...boxes.map((box) => box[2]));
  const bottom = Math.max(...boxes.map((box) => box[3]));
  const scale = Math.min(
    closestFit,
    Math.max(1, frame.width - 2 * around) / Math.max(1, right - left),
    Math.max(1, frame.height - 2 * around) / Math.max(1, bottom - top),
  );
  return centredOn([left, top, right, bottom], scale, frame);
}

/** Pans as little as needed to show a map point, with padding. */
export function panIntoView(view: View, at: Point, frame: Frame, around: number): View {
  const [here, there] = projectPoint(at, view);
  const dx = between(here, around, frame.width - around) - here;
  const dy = between(there, around, frame.height - around) - there;
  return dx === 0 && dy === 0 ? view : panView(view, dx, dy, frame);
}

/** A view between two others; at `part` 1 it is the second. */
export function interpolateView(from: View, to: View, part: number, frame: Frame): View {
  if (part >= 1) return to;
  const middleOf = ({ x, y, scale }: View): Point => [
    (frame.width / 2 - x) / scale,
    (frame.height / 2 - y) / scale,
  ];
  const [[fromX, fromY], [toX, toY]] = [middleOf(from), middleOf(to)];
  const scale = from.scale * (to.scale / from.scale) ** part;
  return centreOnPoint([fromX + (toX - fromX) * part, fromY + (toY - fromY) * part], scale, frame);
}
