import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';

export const health = endpoint({
  method: 'GET',
  path: '/health',
  summary: 'Says that the process lives.',
  may: 'anyone',
  answer: z.object({ status: z.literal('ok') }),
});

/** 503 with the same shape when a part is down. A part that is being built does not count as down. */
export const Readiness = z.object({
  /** `draining`: it answers, and is about to stop. */
  status: z.enum(['ready', 'draining', 'unavailable']),
  parts: z.record(z.string(), z.enum(['ok', 'building', 'down'])),
});

export const ready = endpoint({
  method: 'GET',
  path: '/ready',
  summary: 'Says whether each part that Outrider stands on answers.',
  may: 'anyone',
  answer: Readiness,
});
