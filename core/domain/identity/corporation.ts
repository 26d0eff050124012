import * as z from 'zod/mini';
import { Id } from '#core/domain/schemas.ts';
import { Stage } from './stage.ts';

/** Section 3, "Corporation". `slug` names its public page; the flag marks the foundry's synthetic entry. */
export const Corporation = z.object({
  id: Id,
  name: z.string(),
  introduction: z.optional(z.nullable(z.string())),
  slug: z.optional(z.string()),
  /** The zone in which its deadlines are meant. */
  timeZone: z.optional(z.string()),
  logoUrl: z.optional(z.nullable(z.string())),
  isAllCorporations: z.optional(z.boolean()),
  /** The stages of submissions to it, in order. */
  stages: z.optional(z.array(Stage)),
  /** The viewer's own case roles in it, as far as they count for speaking for it. */
  roles: z.optional(z.array(z.string())),
  /** Whether the user whose corporation it is administers it. */
  isAdministrator: z.optional(z.boolean()),
});
export type Corporation = z.infer<typeof Corporation>;

/** Section 3: the foundry's synthetic entry, first in the list of corporations. */
export const allCorporations: Corporation = {
  id: 'all',
  name: 'All corporations',
  introduction: null,
  isAllCorporations: true,
};
