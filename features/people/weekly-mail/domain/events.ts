import * as z from 'zod/mini';
import { declareEvents } from '#core/domain/events/events.ts';
import { notification } from '#core/domain/events/notification-entry.ts';
import { pluralize } from '#core/domain/format.ts';
import { linkToMyWork } from '#features/people/needs-you/domain/links.ts';

const work = notification({
  values: z.object({
    count: z.int(),
    items: z.array(z.object({ text: z.string(), note: z.nullable(z.string()), link: z.string() })),
    /** Lines that are not listed. */
    more: z.int(),
  }),
  title: ({ count }) => pluralize(count, 'thing waits for you', 'things wait for you', 'en'),
  link: () => linkToMyWork,
  subjectName: () => 'My work',
  reason: () => 'You get your work once a week, when something waits for you.',
  lines: ({ items, more }) => [
    ...items,
    ...(more > 0 ? [{ text: `${more} more`, note: null, link: linkToMyWork }] : []),
  ],
  channel: 'mail',
  isWeekly: () => true,
  isMailOnly: true,
  ignoresMute: true,
  replaces: () => 'weekly',
});

export const workEvents = declareEvents({
  'work.weekly': { subject: 'user' as const, notifies: { 'my work': work } },
});
