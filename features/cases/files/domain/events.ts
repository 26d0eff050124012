import * as z from 'zod/mini';
import { declareEvents } from '#core/domain/events/events.ts';

const ofFile = {
  subject: 'submission',
  live: 'opportunity',
  audience: 'viewers',
  details: z.object({ fileId: z.string(), name: z.string() }),
} as const;

export const fileEvents = declareEvents({
  'file.added': { ...ofFile, history: 'added a file to {submission}' },
  'file.downloaded': {
    subject: 'file',
    history: 'downloaded {name}',
    title: 'Downloaded a file',
    tells: { name: 'name' },
    details: z.object({ name: z.string() }),
  },
  'file.removed': { ...ofFile, history: 'took a file of {submission} away' },
});
