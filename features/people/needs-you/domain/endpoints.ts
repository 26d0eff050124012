import { endpoint } from '#core/domain/endpoint.ts';
import { NeedsYou } from './needs-you.ts';

export const get = endpoint({
  method: 'GET',
  path: '/needs-you',
  summary:
    'What waits for the reader in their own work: totals, the first of each kind, and how many submissions of each opportunity.',
  may: 'signedIn',
  answer: NeedsYou,
});
