import { defineRefusals } from './refusals.ts';

/** Of file storage (section 8), apart from the others: few pages have files. */
export const storageRefusals = defineRefusals({
  'storage.unknown': [500, 'Something went wrong with this file. Try again.'],
  'storage.object-not-found': [404, 'This file does not exist.'],
  'storage.link-ended': [410, 'This link has ended. Open the file from its page again.'],
  'storage.unauthenticated': [401, 'Sign in to open this file.'],
  'storage.unauthorized': [403, 'You are not allowed to open this file.'],
  'storage.quota-exceeded': [402, 'There is no room left for this file.'],
  'storage.retry-limit-exceeded': [0, 'Sending the file took too long. Try again.'],
  'storage.canceled': [0, 'Sending the file was stopped.'],
  'storage.invalid-url': [400, 'This is not the address of a file.'],
  'storage.invalid-format': [400, 'The content does not have the format it says it has.'],
  'storage.invalid-argument': [400, 'This file cannot be sent: {reason}'],
  'storage.range': [416, 'This file has no such part.'],
  'storage.tooLarge': [
    413,
    'This file is larger than {most}. Make it smaller, or give a link to it instead.',
  ],
  'storage.noForm': [415, 'Send the file as the one part of a form.'],
  'storage.tooMany': [409, 'There is room for {most} files here. Remove one first.'],
});
