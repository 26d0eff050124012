import * as z from 'zod/mini';

/** What an answer has beside the end of something, so that it can be shown. */
export const deadlineFields = {
  /** The corporation's, in which its days are counted. */
  timeZone: z.string(),
  /** Midnights of that zone before the end; 0 on the last day. Null: without an end, or it has passed. */
  daysLeft: z.nullable(z.int()),
};
