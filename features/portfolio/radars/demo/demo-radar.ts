import type { CorporationKey } from '#core/server/demo/fill-context.ts';

/**
 * A blip: its name, its ring in each of the three editions (0 is the centre, `-` not in it, a trailing
 * `s` settled in the last), and what it is.
 */
export type DemoBlip = readonly [name: string, rings: string, description: string];

export interface DemoRadar {
  readonly corporation: CorporationKey;
  readonly name: string;
  readonly description: string;
  readonly isPublic: boolean;
  /** Proposed from a search of the directory. */
  readonly proposal: {
    readonly name: string;
    readonly searched: string;
    readonly quadrant: number;
    readonly reason: string;
  };
  readonly quadrants: readonly { readonly name: string; readonly blips: readonly DemoBlip[] }[];
}
