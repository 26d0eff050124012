import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { Uuid, pageQuery, paginated } from '#core/domain/schemas.ts';
import { Notification } from './notification.ts';

/** Everybody reads their own, and nobody else's. */
export const list = endpoint({
  method: 'GET',
  path: '/notifications',
  summary: 'What one was told, newest first.',
  may: 'signedIn',
  query: z.object(pageQuery),
  answer: paginated(Notification),
  paginated: true,
});

export const unread = endpoint({
  method: 'GET',
  path: '/notifications/unread',
  summary: 'How much of it one has not read yet.',
  may: 'signedIn',
  answer: z.object({ count: z.int() }),
});

export const read = endpoint({
  method: 'PUT',
  path: '/notifications/{id}/read',
  summary: 'Marks a notification as read.',
  may: 'signedIn',
  params: z.object({ id: Uuid }),
  answer: null,
});

export const readAll = endpoint({
  method: 'PUT',
  path: '/notifications/read',
  summary: 'Marks everything one was told as read.',
  may: 'signedIn',
  answer: null,
});
