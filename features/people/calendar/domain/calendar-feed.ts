import * as z from 'zod/mini';
import { Instant } from '#core/domain/schemas.ts';

/** The secret address under which a calendar reads one's deadlines. Null: there is none. */
export const CalendarFeed = z.object({
  feed: z.nullable(z.object({ address: z.string(), createdAt: Instant })),
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;
