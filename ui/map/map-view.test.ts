import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clampView,
  canZoom,
  fitBounds,
  panView,
  panIntoView,
  viewMargin,
  interpolateView,
  zoomView,
  type Box,
  type Frame,
  type View,
} from './map-view.ts';
import { size } from './world.ts';

const side = fc.integer({ min: 200, max: 1600 });
const frames: fc.Arbitrary<Frame> = fc.record({ width: side, height: side });
const offset = fc.integer({ min: -30_000, max: 30_000 });
const views = fc.record({
  x: offset,
  y: offset,
  scale: fc.double({ min: 0.01, max: 9, noNaN: true }),
});
const lasts = fc.constantFrom(0.2, 0.9, 1, 1.7, 5);

function expectInPlace({ x, y, scale }: View, { width, height }: Frame): void {
  for (const [start, extent, room] of [
    [x, size.width * scale, width],
    [y, size.height * scale, height],
  ] as const) {
    const most = Math.max(viewMargin, (room - extent) / 2) + 1e-6;
    expect(start).toBeLessThanOrEqual(most);
    expect(start + extent).toBeGreaterThanOrEqual(room - most);
  }
}

describe('after any pan or zoom, the map', () => {
  test('shows the world with some sea around it, within bounds', () => {
    fc.assert(
      fc.property(views, frames, lasts, offset, offset, (view, frame, by, dx, dy) => {
        const inside = clampView(view, frame);
        expectInPlace(inside, frame);
        expectInPlace(panView(inside, dx, dy, frame), frame);
        expectInPlace(zoomView(inside, by, [frame.width / 3, frame.height / 4], frame), frame);
        expect(clampView(inside, frame)).toEqual(inside);
      }),
    );
  });

  test('keeps the point under the pointer in place while zooming in far from the edge', () => {
    const frame = { width: 900, height: 500 };
    const view = clampView({ x: -2000, y: -600, scale: 0.5 }, frame);
    const [x, y] = [400, 200];
    const next = zoomView(view, 1.5, [x, y], frame);
    expect(next.scale).toBeCloseTo(0.75);
    expect((x - next.x) / next.scale).toBeCloseTo((x - view.x) / view.scale);
    expect((y - next.y) / next.scale).toBeCloseTo((y - view.y) / view.scale);
  });
});

const boxes: fc.Arbitrary<Box> = fc
  .tuple(
    fc.integer({ min: 0, max: 9000 }),
    fc.integer({ min: 0, max: 3900 }),
    fc.integer({ min: 0, max: 1000 }),
    fc.integer({ min: 0, max: 400 }),
  )
  .map(([x, y, width, height]) => [x, y, x + width, y + height] as const);

test('it opens with all markers visible, zoomed in no further than its limit', () => {
  fc.assert(
    fc.property(fc.array(boxes, { minLength: 1, maxLength: 8 }), frames, (all, frame) => {
      const { x, y, scale } = fitBounds(all, frame, 44);
      for (const [left, top, right, bottom] of all) {
        expect(left * scale + x).toBeGreaterThanOrEqual(-1e-6);
        expect(top * scale + y).toBeGreaterThanOrEqual(-1e-6);
        expect(right * scale + x).toBeLessThanOrEqual(frame.width + 1e-6);
        expect(bottom * scale + y).toBeLessThanOrEqual(frame.height + 1e-6);
      }
    }),
  );
});

const frame = { width: 800, height: 400 };

test('without markers it shows the whole world, and cannot zoom out', () => {
  const view = fitBounds([], frame, 44);
  expect(size.width * view.scale).toBeCloseTo(800);
  expect(canZoom(view, 0.5, frame)).toBe(false);
  expect(canZoom(view, 2, frame)).toBe(true);
  expect(canZoom(zoomView(view, 1e6, [0, 0], frame), 2, frame)).toBe(false);
});

test('it pans to a point outside the view, and only then', () => {
  const view = clampView({ x: -2000, y: -600, scale: 0.5 }, frame);
  expect(panIntoView(view, [4400, 1500], frame, 40)).toBe(view);
  const next = panIntoView(view, [8000, 1500], frame, 40);
  expect(8000 * next.scale + next.x).toBeCloseTo(760);
});

test('an animation starts at the old view and ends at the new one', () => {
  const from = fitBounds([], frame, 0);
  const to = clampView({ x: -2000, y: -600, scale: 0.5 }, frame);
  expect(interpolateView(from, to, 0, frame).scale).toBeCloseTo(from.scale);
  expect(interpolateView(from, to, 1, frame)).toBe(to);
  expect(interpolateView(from, to, 0.5, frame).scale).toBeGreaterThan(from.scale);
});
