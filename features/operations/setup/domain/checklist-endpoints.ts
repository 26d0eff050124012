import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { Checklist } from './checklist.ts';

export const get = endpoint({
  method: 'GET',
  path: '/checklist',
  summary: 'What is still to be done in a new installation, and what of it one may do.',
  may: 'signedIn',
  answer: Checklist,
});

export const dismiss = endpoint({
  method: 'PUT',
  path: '/checklist/dismissal',
  summary: 'Dismisses the checklist for oneself, or brings it back.',
  may: 'signedIn',
  body: z.object({ isDismissed: z.boolean() }),
  answer: null,
});
