import type { ImportFormat } from '#features/portfolio/radar-imports/domain/radar-import.ts';
import { importLimits } from '#features/portfolio/radar-imports/domain/limits.ts';

/** A blip as a file has it, before its rings and quadrants are understood. */
export interface RawBlip {
  /** Counted from 1; null: the format has no rows. */
  readonly row: number | null;
  readonly name: string;
  /** As written; a number where the file only counts them. */
  readonly quadrant: string | number;
  readonly ring: string | number;
  readonly status: string | null;
  readonly description: string | null;
  readonly tags: readonly string[];
  readonly links: readonly { readonly label: string | null; readonly url: string }[];
  /** Whether its row is hidden in the workbook. */
  readonly isHidden?: boolean;
}

export interface ImportReason {
  readonly row: number | null;
  readonly name: string | null;
  readonly problem: string;
  /** Whether a blip or a part of it is missing because of this. */
  readonly isLeftOut: boolean;
}

/** A file as it was read: its editions, the last one last. Most formats have one. */
export interface RawRadar {
  readonly format: ImportFormat;
  readonly editions: readonly {
    readonly name: string | null;
    readonly blips: readonly RawBlip[];
  }[];
  /** In the order of the file, where it names them. */
  readonly quadrantNames: readonly string[] | null;
  readonly ringNames: readonly string[] | null;
  readonly reasons: readonly ImportReason[];
}

/** Why nothing of a file can be read, as a sentence. */
export interface UnreadableRadar {
  readonly problem: string;
}

/** Why a file of so many entries is not read; null when it is. */
export const tooManyEntries = (count: number): UnreadableRadar | null =>
  count > importLimits.rowsMost
    ? { problem: `It has ${count} entries. At most ${importLimits.rowsMost} are read.` }
    : null;

export const repaired = (
  row: number | null,
  name: string | null,
  problem: string,
): ImportReason => ({
  row,
  name,
  problem,
  isLeftOut: false,
});
export const leftOut = (
  row: number | null,
  name: string | null,
  problem: string,
): ImportReason => ({
  row,
  name,
  problem,
  isLeftOut: true,
});

/** A radar without what people do not see in its workbook; that is among the reasons instead. */
export const withoutHidden = (radar: RawRadar): RawRadar => ({
  ...radar,
  editions: radar.editions.map(({ name, blips }) => ({
    name,
    blips: blips.filter(({ isHidden }) => isHidden !== true),
  })),
  reasons: [
    ...radar.reasons,
    ...hiddenBlips(radar).map(({ row, name }) =>
      leftOut(row, name, 'Its row is hidden in the workbook.'),
    ),
  ],
});

export const hiddenBlips = ({ editions }: RawRadar): RawBlip[] =>
  editions.flatMap(({ blips }) => blips.filter(({ isHidden }) => isHidden === true));
