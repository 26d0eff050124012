import * as z from 'zod/mini';
import { declareEvents } from '#core/domain/events/events.ts';

const details = z.object({ name: z.string(), to: z.string() });

export const tagEvents = declareEvents({
  'tag.renamed': { subject: 'tag', history: 'renamed a tag', details },
  'tag.merged': { subject: 'tag', history: 'merged a tag into another', details },
  'tag.separated': { subject: 'tag', history: 'separated a tag from another', details },
});
