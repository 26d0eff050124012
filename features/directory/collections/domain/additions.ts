import * as z from 'zod/mini';
import { Instant } from '#core/domain/schemas.ts';

/** Who listed the companies of a collection, and when; `by` are places in `people`. */
export const Additions = z.object({
  people: z.array(z.object({ id: z.string(), name: z.string() })),
  companies: z.array(z.string()),
  by: z.array(z.int()),
  at: z.array(Instant),
});
export type Additions = z.infer<typeof Additions>;

export interface Addition {
  readonly by: { readonly id: string; readonly name: string };
  readonly at: string;
}

/** What somebody added to a collection on one day. */
export const RecentAdditions = z.object({
  collectionId: z.string(),
  name: z.string(),
  by: z.object({ id: z.string(), name: z.string() }),
  count: z.int(),
  at: Instant,
});
export type RecentAdditions = z.infer<typeof RecentAdditions>;

/** By company. */
export function additionsByCompany(additions: Additions): ReadonlyMap<string, Addition> {
  const { people, companies, by, at } = additions;
  return new Map(
    companies.flatMap((id, place) => {
      const person = people[by[place] ?? -1];
      const moment = at[place];
      return person && moment ? [[id, { by: person, at: moment }] as const] : [];
    }),
  );
}
