export interface RadarArea {
  readonly id: string;
  readonly name: string;
  /** Any CSS colour; its lightness is adapted to the theme. */
  readonly color: string;
}

export type RadarMovement = 'new' | 'in' | 'out' | 'none';

/** A blip as it is drawn: its place in the unit disc, x to the right and y down. */
export interface RadarBlip {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly quadrant: number;
  readonly ring: number;
  readonly x: number;
  readonly y: number;
  readonly movement: RadarMovement;
}

export interface RadarCell {
  readonly quadrant: number;
  readonly ring: number;
}

/** What is drawn. Product-independent: the caller knows what an edition is. */
export interface RadarPicture {
  /** Names the drawing. */
  readonly label: string;
  readonly quadrants: readonly RadarArea[];
  readonly rings: readonly RadarArea[];
  /** The outer radius of each ring, inner first; the last one is 1. */
  readonly ringRadii: readonly number[];
  /** In the order of the list. */
  readonly blips: readonly RadarBlip[];
  /** Half the distance between two blips that are neighbours. */
  readonly blipRadius: number;
  /** Cells drawn as a list. */
  readonly lists: readonly RadarCell[];
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the unit disc stands in the drawing, in px. */
export interface RadarView {
  readonly width: number;
  readonly height: number;
  readonly centre: Point;
  readonly radius: number;
}
