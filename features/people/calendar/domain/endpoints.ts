import { endpoint } from '#core/domain/endpoint.ts';
import { CalendarFeed } from './calendar-feed.ts';

export const get = endpoint({
  method: 'GET',
  path: '/calendar-feed',
  summary: 'The secret address under which a calendar reads one’s deadlines.',
  may: 'signedIn',
  answer: CalendarFeed,
});

export const create = endpoint({
  method: 'POST',
  path: '/calendar-feed',
  summary:
    'Makes the address of one’s calendar; where there is one, another, and the old one ends.',
  may: 'signedIn',
  answer: CalendarFeed,
  // The address must not be stored with the answer.
  answersAnew: true,
});

export const remove = endpoint({
  method: 'DELETE',
  path: '/calendar-feed',
  summary: 'Ends the address of one’s calendar.',
  may: 'signedIn',
  answer: null,
});
