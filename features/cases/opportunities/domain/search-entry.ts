import * as z from 'zod/mini';
import { Instant } from '#core/domain/schemas.ts';

const texts = {
  name: z.string(),
  introduction: z.nullable(z.string()),
  businessNeed: z.nullable(z.string()),
  callToAction: z.nullable(z.string()),
  focusAreas: z.nullable(z.string()),
};

/** Section 3, "Search-index shape of an opportunity". */
export const OpportunitySearchEntry = z.object({
  ...texts,
  /** All its words. */
  all: z.string(),
  url: z.string(),
  categories: z.nullable(z.array(z.string())),
  createdAt: z.nullable(Instant),
  updatedAt: z.nullable(Instant),
  outrider_id: z.number(),
});
export type OpportunitySearchEntry = z.infer<typeof OpportunitySearchEntry>;

/** As many hexadecimal digits as JavaScript holds exactly; the end of our ids is random. */
const digits = 13;

const numberOf = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(-digits), 16);

export function searchEntryOf({
  id,
  name,
  introduction,
  businessNeed,
  callToAction,
  focusAreas,
  ...rest
}: Omit<OpportunitySearchEntry, 'all' | 'outrider_id'> & {
  readonly id: string;
}): OpportunitySearchEntry {
  const { url, categories, createdAt, updatedAt } = rest;
  const texts = { name, introduction, businessNeed, callToAction, focusAreas };
  return {
    ...texts,
    all: [...Object.values(texts), ...(categories ?? [])].filter(Boolean).join('\n'),
    url,
    categories,
    createdAt,
    updatedAt,
    outrider_id: numberOf(id),
  };
}
