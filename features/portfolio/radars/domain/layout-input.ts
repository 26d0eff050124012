import type { Cell } from './layout-grid.ts';
import type { EditionLayout } from './slot.ts';

export interface PlacedBlip extends Cell {
  readonly id: string;
}

export interface LayoutInput {
  readonly quadrants: number;
  readonly rings: number;
  readonly blips: readonly PlacedBlip[];
  /** The layout of the edition before, whose blips keep their slots. */
  readonly previous: EditionLayout | null;
  /** The radius of the smallest blip, in radii of the radar. Smaller: the cell becomes a list. */
  readonly smallestBlip?: number;
}
