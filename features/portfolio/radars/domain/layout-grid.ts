export interface Cell {
  readonly quadrant: number;
  readonly ring: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A slot of a cell, with its distance to the nearest border of that cell. */
export interface GridSlot extends Point {
  readonly margin: number;
}

/** Half the size of a ring's name, which stands on the line at twelve o'clock. */
const ringName = { x: 0.085, y: 0.034 };

/** Both sides round to the same number, whatever the last digit of a sine is on a machine. */
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

/** The direction of a border, clockwise from twelve o'clock. */
const directionOf = (part: number): Point => ({
  x: Math.sin(part * 2 * Math.PI),
  y: -Math.cos(part * 2 * Math.PI),
});

/** The distance of a point to the nearest border of its cell; negative outside. */
function marginIn(
  cell: Cell,
  quadrants: number,
  radii: readonly number[],
  { x, y }: Point,
): number {
  const start = directionOf(cell.quadrant / quadrants);
  const end = directionOf((cell.quadrant + 1) / quadrants);
  const distance = Math.sqrt(x * x + y * y);
  const inner = cell.ring === 0 ? -1 : (radii[cell.ring - 1] ?? 0);
  return Math.min(
    start.x * y - start.y * x,
    end.y * x - end.x * y,
    distance - inner,
    (radii[cell.ring] ?? 1) - distance,
  );
}

const isUnderName = (cell: Cell, radii: readonly number[], pitch: number, slot: Point): boolean => {
  const inner = cell.ring === 0 ? 0 : (radii[cell.ring - 1] ?? 0);
  const middle = -(inner + (radii[cell.ring] ?? 1)) / 2;
  return (
    Math.abs(slot.x) < ringName.x + pitch * 0.4 &&
    Math.abs(slot.y - middle) < ringName.y + pitch * 0.4
  );
};

/** The grid is tried at a few origins and in two directions: the one with the most slots stays. */
const origins = [0, 1 / 3, 2 / 3];

function gridAt(
  cell: Cell,
  quadrants: number,
  radii: readonly number[],
  pitch: number,
  origin: { readonly column: number; readonly row: number; readonly isTurned: boolean },
): GridSlot[] {
  const outer = radii[cell.ring] ?? 1;
  const height = (pitch * Math.sqrt(3)) / 2;
  const rows = Math.ceil(outer / height) + 1;
  const columns = Math.ceil(outer / pitch) + 1;
  const slots: GridSlot[] = [];
  for (let row = -rows; row <= rows; row += 1) {
    const across = (row + origin.row) * height;
    if (Math.abs(across) > outer) continue;
    for (let column = -columns; column <= columns; column += 1) {
      const along = (column + origin.column + (row % 2 === 0 ? 0 : 0.5)) * pitch;
      if (Math.abs(along) > outer) continue;
      const slot = origin.isTurned
        ? { x: rounded(across), y: rounded(along) }
        : { x: rounded(along), y: rounded(across) };
      const margin = rounded(marginIn(cell, quadrants, radii, slot));
      if (margin >= pitch * 0.46 && !isUnderName(cell, radii, pitch, slot))
        slots.push({ ...slot, margin });
    }
  }
  return slots;
}

/** The slots of a cell: the centres of a hexagonal grid, each `pitch` from its neighbours. */
export function slotsOf(
  cell: Cell,
  quadrants: number,
  radii: readonly number[],
  pitch: number,
): readonly GridSlot[] {
  let best: GridSlot[] = [];
  for (const isTurned of [false, true])
    for (const column of origins)
      for (const row of origins) {
        const slots = gridAt(cell, quadrants, radii, pitch, { column, row, isTurned });
        if (slots.length > best.length) best = slots;
      }
  return best;
}

/**
 * The outer radius of each ring, inner first. Halfway between rings of the same width and of the same
 * area; the area follows partly how many blips a ring holds.
 */
export function ringRadii(rings: number, counts: readonly number[]): readonly number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  let held = 0;
  return Array.from({ length: rings }, (_, ring) => {
    held += counts[ring] ?? 0;
    const even = (ring + 1) / rings;
    const share = total === 0 ? even : held / total;
    return ring === rings - 1 ? 1 : rounded(even / 2 + Math.sqrt((even + share) / 2) / 2);
  });
}
