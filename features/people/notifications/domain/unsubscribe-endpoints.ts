import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { text } from '#core/domain/schemas.ts';
import { notificationLimits } from './limits.ts';

const params = z.object({ key: text(notificationLimits.unsubscribeKeyCharacters) });

/** Without a session: the key in a mail's link is signed, and says whose mails of which kind. */
export const subscription = endpoint({
  method: 'GET',
  path: '/public/unsubscribe/{key}',
  summary: 'Which emails a link in one would end, without ending them.',
  may: 'anyone',
  params,
  labels: { key: 'Link' },
  answer: z.object({
    /** The address, with most of it hidden. */
    address: z.string(),
    /** Null: all mails about notifications. */
    kind: z.nullable(z.string()),
    isSubscribed: z.boolean(),
  }),
  perHour: notificationLimits.unsubscribePerHour,
});

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/public/unsubscribe/{key}',
  summary: 'Ends emails of that kind, or all of them.',
  may: 'anyone',
  params,
  labels: { key: 'Link', isEverything: 'All emails' },
  body: z.object({ isEverything: z.boolean() }),
  answer: null,
  perHour: notificationLimits.unsubscribePerHour,
});
