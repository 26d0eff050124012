import * as z from 'zod/mini';
import { Id, requiredText, text, Uuid } from '#core/domain/schemas.ts';
import { radarLimits } from '#features/portfolio/radars/domain/limits.ts';
import { Area, Movement } from '#features/portfolio/radars/domain/radar.ts';

const importFormats = [
  'byor-csv',
  'byor-xlsx',
  'byor-json',
  'zalando-json',
  'aoe-markdown',
  'backstage-json',
] as const;
export const ImportFormat = z.enum(importFormats);
export type ImportFormat = z.infer<typeof ImportFormat>;

const names = z
  .array(requiredText(radarLimits.areaCharacters))
  .check(z.maxLength(radarLimits.areasMost));

const aliases = z.record(z.string(), z.string());

/**
 * How a file is read. Without a radar it becomes a new one; with one, its next edition. A preview and
 * the import that follows send the same file and options.
 */
export const ImportOptions = z.object({
  radarId: z.optional(Uuid),
  corporationId: z.optional(Uuid),
  radarName: z.optional(text(200)),
  editionName: z.optional(text(radarLimits.editionNameCharacters)),
  /** Names for a file that only counts them, such as Zalando's. In its order. */
  quadrantNames: z.optional(names),
  ringNames: z.optional(names),
  /** Rings of the file by the name that they have here: `{ "caution": "Hold" }`. */
  ringAliases: z.optional(aliases),
  quadrantAliases: z.optional(aliases),
  /** Whether a status of the file counts where it differs from what the editions say. */
  trustStatus: z.optional(z.boolean()),
  /** Whether rows that are hidden in a workbook are imported as well. */
  withHiddenRows: z.optional(z.boolean()),
  /** Whether the edition is published at once; otherwise it is a draft. */
  publish: z.optional(z.boolean()),
});
export type ImportOptions = z.infer<typeof ImportOptions>;

const importedBlip = z.object({
  name: z.string(),
  quadrantId: z.string(),
  ringId: z.string(),
  movement: Movement,
});

const readArea = z.object({ name: z.string(), areaId: z.nullable(z.string()) });

/** What an import would do. Nothing has been stored. */
export const RadarImportPreview = z.object({
  format: z.nullable(ImportFormat),
  /** Why nothing of it can be imported; null: it can. */
  problem: z.nullable(z.string()),
  /** What the file lacks: ask for these, and send it again with them. */
  asksFor: z.array(z.enum(['quadrantNames', 'ringNames'])),
  /** How many quadrants and rings the file counts, where it lacks their names. */
  asksForCount: z.object({ quadrants: z.int(), rings: z.int() }),
  quadrants: z.array(Area),
  rings: z.array(Area),
  /** Rings and quadrants of the file that have no counterpart in the radar. */
  unknownRings: z.array(z.string()),
  unknownQuadrants: z.array(z.string()),
  /** The names of the file, each with the area that it is read as; aliases change that. */
  readAs: z.object({ quadrants: z.array(readArea), rings: z.array(readArea) }),
  /** Rows that are hidden in the workbook, left out unless `withHiddenRows` says otherwise. */
  hiddenRows: z.int(),
  blipCount: z.int(),
  blips: z.array(importedBlip),
  new: z.array(importedBlip),
  moved: z.array(z.extend(importedBlip, { from: z.string() })),
  removed: z.array(z.object({ name: z.string(), ring: z.string() })),
  /** Blips whose own status in the file differs from what the editions say. */
  disagreements: z.array(z.object({ name: z.string(), fileStatus: z.string(), derived: Movement })),
  /** What was left out or repaired, and why. `row` counts from 1; null: the file as a whole. */
  reasons: z.array(
    z.object({
      row: z.nullable(z.int()),
      name: z.nullable(z.string()),
      problem: z.string(),
      isLeftOut: z.boolean(),
    }),
  ),
  reasonCount: z.int(),
});
export type RadarImportPreview = z.infer<typeof RadarImportPreview>;

export const ImportedRadar = z.object({ radarId: Id, editionId: Id });
