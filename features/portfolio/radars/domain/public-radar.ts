import * as z from 'zod/mini';
import { Id, Instant } from '#core/domain/schemas.ts';
import { PublicCorporation } from '#features/cases/public-pages/domain/pages.ts';
import { Area, Movement } from './radar.ts';
import { EditionLayout } from './slot.ts';

/** The last published edition of a radar, as it stands on the web: no owners, comments or drafts. */
export const PublicRadar = z.object({
  id: Id,
  name: z.string(),
  description: z.nullable(z.string()),
  corporation: PublicCorporation,
  edition: z.object({
    id: Id,
    name: z.string(),
    publishedAt: z.nullable(Instant),
    summary: z.nullable(z.string()),
    quadrants: z.array(Area),
    rings: z.array(Area),
    layout: z.nullable(EditionLayout),
    blips: z.array(
      z.object({
        id: Id,
        number: z.nullable(z.int()),
        name: z.string(),
        description: z.nullable(z.string()),
        quadrantId: z.string(),
        ringId: z.string(),
        movement: Movement,
        tags: z.array(z.string()),
        links: z.array(z.object({ label: z.nullable(z.string()), url: z.string() })),
        isSettled: z.boolean(),
      }),
    ),
  }),
});
export type PublicRadar = z.infer<typeof PublicRadar>;

/** Where a radar stands on the web. */
export const PublicRadarEntry = z.object({
  id: Id,
  name: z.string(),
  corporation: z.pick(PublicCorporation, { slug: true, name: true }),
});
