import * as z from 'zod/mini';
import { Id, Instant } from '#core/domain/schemas.ts';
import { companyReference } from './radar.ts';

const PlacedBlip = z.object({
  id: Id,
  name: z.string(),
  quadrantId: z.string(),
  ringId: z.string(),
});

/** What scouting and a radar lack of each other. */
export const RadarGaps = z.object({
  blipsWithoutCompany: z.array(PlacedBlip),
  /** Blips that have stood where they stand for more than a year, the oldest placement first. */
  oldPlacements: z.array(z.extend(PlacedBlip, { since: Instant })),
  /** Pilots of its corporation that were won, and that no blip refers to. */
  pilotsWithoutBlip: z.array(
    z.object({
      id: Id,
      name: z.string(),
      company: z.nullable(companyReference),
      /** How many pilots of this company were won, and the list of them inside the app. */
      count: z.int(),
      query: z.string(),
    }),
  ),
});
export type RadarGaps = z.infer<typeof RadarGaps>;
