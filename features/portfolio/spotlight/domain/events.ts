import * as z from 'zod/mini';
import { declareEvents } from '#core/domain/events/events.ts';
import { notification } from '#core/domain/events/notification-entry.ts';
import { pluralize } from '#core/domain/format.ts';
import { linkToSpotlight } from './links.ts';

const weekly = notification({
  values: z.object({
    count: z.int(),
    items: z.array(z.object({ name: z.string(), reason: z.string(), link: z.string() })),
  }),
  title: ({ count }) => `${pluralize(count, 'new item', 'new items', 'en')} in Spotlight`,
  body: ({ items, count }) =>
    [...items.slice(0, 3).map(({ name }) => name), ...(count > 3 ? ['…'] : [])].join(', '),
  link: () => linkToSpotlight,
  subjectName: () => 'Spotlight',
  reason: () => 'You get Spotlight once a week, when there is something new.',
  lines: ({ items }) => items.map(({ name: text, reason: note, link }) => ({ text, note, link })),
  channel: 'mail',
  isWeekly: () => true,
  replaces: () => 'weekly',
});

const ofBlock = {
  subject: 'spotlightBlock' as const,
  details: z.object({ name: z.string() }),
  tells: { name: 'name' },
} as const;

export const spotlightEvents = declareEvents({
  'spotlight.blockAdded': {
    ...ofBlock,
    history: 'added {name} to Spotlight',
    title: 'Added a block to Spotlight',
  },
  'spotlight.blockChanged': {
    ...ofBlock,
    history: 'changed {name} in Spotlight',
    title: 'Changed a block of Spotlight',
  },
  'spotlight.blockRemoved': {
    ...ofBlock,
    history: 'deleted {name} from Spotlight',
    title: 'Deleted a block of Spotlight',
  },
  'spotlight.editionPublished': {
    subject: 'spotlightEdition',
    history: 'published the Spotlight {name}',
    title: 'Published an edition of Spotlight',
    details: z.object({ name: z.string() }),
    tells: { name: 'name' },
  },
  'spotlight.shown': { subject: 'corporation', history: 'published Spotlight to the web' },
  'spotlight.hidden': { subject: 'corporation', history: 'took Spotlight off the web' },
  'spotlight.weekly': {
    subject: 'user' as const,
    notifies: { 'spotlight of the week': weekly },
  },
});
