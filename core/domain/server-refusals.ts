import { defineRefusals } from './refusals.ts';

/** Those that the server alone names; the page shows the sentence that comes. */
export const serverRefusals = defineRefusals({
  'apiKey.invalid': [401, 'This API key does not exist, has expired, or was revoked.'],
  'apiKey.scope': [403, 'This API key does not have the scope {scope}.'],
  'apiKey.personsOnly': [403, 'An API key may not do this. Sign in as a person.'],
  'reading.tooMany': [429, 'Other files of yours are still being read. Try again once they are.'],
  tooSlow: [408, 'The rest of what was sent did not arrive in time. Try again.'],
  unsupportedType: [415, 'Send this as JSON.'],
  tooLong: [504, 'This took too long and was stopped. Ask for less at once, or try again later.'],
  diskFull: [
    507,
    'Nothing can be saved at the moment: the server’s disk is almost full. Tell your administrator.',
  ],
  keyInProgress: [409, 'The same request is still being worked on. Try again in a moment.'],
});
