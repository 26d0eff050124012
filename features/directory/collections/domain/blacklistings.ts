import * as z from 'zod/mini';
import { Instant } from '#core/domain/schemas.ts';
import { Additions } from './additions.ts';

/** An own blacklisting that may be taken back until then. */
const OpenBlacklisting = z.object({
  companyId: z.string(),
  /** Whether it was listed, and in which sub-spaces. */
  isListed: z.boolean(),
  spaces: z.array(z.string()),
  until: Instant,
});
export type OpenBlacklisting = z.infer<typeof OpenBlacklisting>;

/** Who blacklisted the companies of a collection, and when; and what one may take back oneself. */
export const Blacklistings = z.extend(Additions, { open: z.array(OpenBlacklisting) });
export type Blacklistings = z.infer<typeof Blacklistings>;
