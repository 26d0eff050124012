import { endpoint } from '#core/domain/endpoint.ts';
import { NeedsYou } from './needs-you.ts';

export const get = endpoint({
  method: 'GET',
  path: '/needs-you',
  summary:
    'What waits for the reader in their own work: a total of each kind, and a line for each opportunity, project or radar. With the number of submissions of each opportunity.',
  may: 'signedIn',
  answer: NeedsYou,
});
