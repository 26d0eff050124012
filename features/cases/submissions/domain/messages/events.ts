import * as z from 'zod/mini';
import { declareEvents } from '#core/domain/events/events.ts';

export const messageEvents = declareEvents({
  'message.sent': {
    subject: 'submission',
    live: 'opportunity',
    audience: 'viewComments',
    history: 'wrote to the submitter of {submission}',
    details: z.object({ messageId: z.string() }),
  },
});
