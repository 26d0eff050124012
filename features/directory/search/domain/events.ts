import * as z from 'zod/mini';
import { declareEvents } from '#core/domain/events/events.ts';
import { notification } from '#core/domain/events/notification-entry.ts';
import { formatNumber } from '#core/domain/format.ts';
import { searchPathOf } from './search-url.ts';

const searchIndexBuilt = notification({
  values: z.object({ companies: z.int() }),
  title: () => 'The search index was built again',
  body: ({ companies }) => `${formatNumber(companies, 'en')} companies are found by it.`,
  link: () => searchPathOf('', {}),
  subjectName: () => 'Search index',
  reason: () => 'You asked for it.',
});

export const searchEvents = declareEvents({
  'search.reindexed': {
    subject: 'search',
    history: 'asked for the search index to be made again',
  },
  'search.exported': {
    subject: 'search',
    history: 'exported companies that were found',
    details: z.object({ query: z.string(), rows: z.int() }),
  },
  'search.rebuilt': { subject: 'search', notifies: { 'search index built': searchIndexBuilt } },
});
