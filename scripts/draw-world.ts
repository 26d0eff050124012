/**
 * Draws the world once, so that the browser loads paths and no library of geography:
 *
 *     node scripts/draw-world.ts
 *
 * From Natural Earth's countries at 1:50m (public domain), as the package world-atlas brings them, it
 * writes ui/map/world.ts: one line a country, by ISO 3166 code. See docs/decisions/0030-map.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { geoNaturalEarth1 } from 'd3-geo';
import { merge, type mergeArcs } from 'topojson-client';
import { root } from './child.js';
import {
  boundingBoxOf,
  ringsOf,
  findInteriorPoint,
  ringArea,
  simplifyLine,
  toPathData,
  type Point,
} from './world-shapes.ts';

type Topology = Parameters<typeof mergeArcs>[0];
type Areas = Parameters<typeof mergeArcs>[1];

interface Country {
  readonly type: string;
  readonly id?: string;
  readonly arcs: number[][] | number[][][];
  readonly properties: { readonly name: string };
}

/** Width of the drawing in its own units: a point every two pixels at the highest zoom, 20×. */
const width = 10_000;
/** Area below which a triangle is dropped; in a small shape, a fraction of its area. */
const leastTriangle = 14;
const trianglesOfSmall = 300;
/** Area below which an island is left out, unless a country has no larger one. */
const leastIsland = 40;
/** Degrees: south of it is only Antarctica, which would take a fifth of the drawing. */
const south = -56;
const north = 83.7;
/** Degrees: Europe is upright, and the edge runs through the Bering Strait. */
const middle = 11;

/** Parts of a country in the source that have a code of their own, by bounding box: w, s, e, n. */
const parts: readonly (readonly [of: string, code: string, box: readonly number[]])[] = [
  ['France', 'GF', [-55, 2, -51, 6]],
  ['France', 'GP', [-62, 15.7, -60.8, 16.6]],
  ['France', 'MQ', [-61.4, 14.3, -60.7, 15]],
  ['France', 'RE', [55, -21.6, 56, -20.7]],
  ['France', 'YT', [44.9, -13.2, 45.5, -12.4]],
  ['Norway', 'SJ', [-10, 70.5, 35, 82]],
  ['Norway', 'BV', [3, -55, 4, -54]],
  ['Netherlands', 'BQ', [-68.6, 11.9, -62.5, 18]],
  ['Indian Ocean Ter.', 'CX', [105, -11, 106, -10]],
  ['Indian Ocean Ter.', 'CC', [96, -13, 97.5, -11]],
  // As recognized by the United Nations.
  ['Russia', 'UA', [32, 44, 36.8, 46.3]],
];

/** Codes of places that are too small for the source, or not separate in it: a point each. */
const points: Readonly<Record<string, Point>> = {
  AC: [-14.36, -7.94],
  BQ: [-68.27, 12.18],
  BV: [3.35, -54.42],
  CC: [96.83, -12.16],
  CP: [-109.22, 10.3],
  CQ: [-2.36, 49.43],
  CX: [105.63, -10.48],
  DG: [72.42, -7.32],
  EA: [-5.31, 35.89],
  GF: [-53.1, 3.9],
  GI: [-5.35, 36.14],
  GP: [-61.5, 16.2],
  IC: [-15.6, 28.1],
  MQ: [-61, 14.65],
  RE: [55.53, -21.13],
  SJ: [16, 78.8],
  TA: [-12.28, -37.11],
  TK: [-171.85, -9.2],
  TV: [179.2, -8.5],
  UM: [-169.53, 16.73],
  YT: [45.15, -12.8],
};

const source = new URL(import.meta.resolve('world-atlas/countries-50m.json'));
const topology = JSON.parse(readFileSync(source, 'utf8')) as Topology;
const countries = (topology.objects.countries as unknown as { geometries: Country[] }).geometries;

/** Arcs in degrees; the file has delta-encoded grid steps. */
function arcsInDegrees({ arcs, transform }: Topology): Point[][] {
  const [scaleX, scaleY] = transform?.scale ?? [1, 1];
  const [left, top] = transform?.translate ?? [0, 0];
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx = 0, dy = 0]): Point => {
      x += dx;
      y += dy;
      return [x * scaleX + left, y * scaleY + top];
    });
  });
}

const projection = geoNaturalEarth1()
  .rotate([-middle, 0])
  .precision(0)
  .fitWidth(width, { type: 'Sphere' });
const placeOf = (spot: Point): Point => projection([...spot]) ?? [0, 0];
const highest = placeOf([middle, north])[1];
projection.translate([projection.translate()[0], projection.translate()[1] - highest]);
const height = Math.round(placeOf([middle, south])[1]);

const degrees = arcsInDegrees(topology);

function leastIn(arc: readonly Point[]): number {
  const [left, top, right, bottom] = boundingBoxOf(arc.map(placeOf));
  return Math.min(leastTriangle, ((right - left) * (bottom - top)) / trianglesOfSmall);
}

const thin: Topology = {
  type: 'Topology',
  objects: topology.objects,
  // Each border once: neighbours keep sharing it.
  arcs: degrees.map((arc) => simplifyLine(arc, placeOf, leastIn(arc)).map((spot) => [...spot])),
};

const polygonsOf = ({ type, arcs }: Country): number[][][] =>
  type === 'Polygon' ? [arcs as number[][]] : (arcs as number[][][]);

/** The code for areas without a country code: drawn as land of no country. */
const nobodys = '';

function codeOf({ id, properties: { name } }: Country): string {
  if (name === 'Kosovo') return 'XK';
  // Intl.Locale converts a numeric region code to letters where there is one.
  return id === undefined ? nobodys : (new Intl.Locale(`und-${id}`).region ?? nobodys);
}

function isWithin(polygon: number[][], [west, s, east, n]: readonly number[]): boolean {
  const ring = (polygon[0] ?? []).flatMap((at) => degrees[at < 0 ? ~at : at] ?? []);
  const [left, bottom, right, top] = boundingBoxOf(ring);
  const [x, y] = [(left + right) / 2, (bottom + top) / 2];
  return x > (west ?? 0) && x < (east ?? 0) && y > (s ?? 0) && y < (n ?? 0);
}

const polygons = new Map<string, number[][][]>();
for (const country of countries) {
  const split = parts.filter(([of]) => of === country.properties.name);
  for (const polygon of polygonsOf(country)) {
    const code = split.find(([, , box]) => isWithin(polygon, box))?.[1] ?? codeOf(country);
    polygons.set(code, [...(polygons.get(code) ?? []), polygon]);
  }
}

const whole = (value: number) => Math.round(value);

function lineOf(code: string, areas: number[][][]): string | null {
  const area = [{ type: 'MultiPolygon', arcs: areas }] as unknown as Areas;
  const rings = ringsOf(merge(thin, area), projection)
    // Without the outermost edge, south of the drawing.
    .filter((ring) => boundingBoxOf(ring)[1] < height)
    .toSorted((a, b) => ringArea(b) - ringArea(a));
  const [main] = rings;
  if (!main) return null;
  const polygons = rings.filter((ring) => ring === main || ringArea(ring) >= leastIsland);
  const path = polygons.map(toPathData).join('');
  if (code === nobodys) return path;
  const numbers = [...findInteriorPoint(main), ...boundingBoxOf(main)].map(whole).join(', ');
  return `  ${code}: [${numbers}, '${path}'],`;
}

const drawn = [...polygons].filter(([code]) => code !== nobodys && code !== 'AQ');
const lines = drawn.flatMap(([code, areas]) => lineOf(code, areas) ?? []);
const isDrawn = (code: string) => lines.some((line) => line.startsWith(`  ${code}:`));
for (const [code, spot] of Object.entries(points)) {
  const [x, y] = placeOf(spot).map(whole) as [number, number];
  if (!isDrawn(code)) lines.push(`  ${code}: [${[x, y, x, y, x, y].join(', ')}, ''],`);
}
const others = lineOf(nobodys, polygons.get(nobodys) ?? []) ?? '';

writeFileSync(
  `${root}/ui/map/world.ts`,
  `// Written by scripts/draw-world.ts from Natural Earth (public domain); not to be changed by hand.

/** Where a country's name would stand, what its main part measures, and its outline. */
export type Land = readonly [
  x: number,
  y: number,
  left: number,
  top: number,
  right: number,
  bottom: number,
  outline: string,
];

export const size = { width: ${width}, height: ${height} } as const;

/** By ISO 3166 code. A place too small for an outline has none. */
export const lands: Readonly<Record<string, Land>> = {
${lines.toSorted().join('\n')}
};

/** Land that no ISO 3166 code stands for. */
export const otherLand = '${others}';
`,
);
console.log(`${lines.length} places on ${width} × ${height}`);
