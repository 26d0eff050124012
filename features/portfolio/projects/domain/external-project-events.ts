import * as z from 'zod/mini';
import { declareEvents } from '#core/domain/events/events.ts';

/** The name of the API key, when a program did it. */
const apiKey = z.optional(z.string());

const ofProject = { subject: 'project', live: 'project', audience: 'viewers' } as const;

export const externalProjectEvents = declareEvents({
  'project.added': {
    ...ofProject,
    history: 'added the project from another system',
    details: z.object({ source: z.string(), externalId: z.string(), apiKey }),
  },
  'project.synchronised': {
    ...ofProject,
    history: 'synchronised the project',
    details: z.object({ source: z.string(), fields: z.array(z.string()), apiKey }),
    tells: { fields: 'fields' },
  },
  'projectSource.changed': {
    subject: 'projectSource',
    history: 'changed which fields another system maintains',
    details: z.object({ source: z.string(), fields: z.array(z.string()) }),
  },
});
