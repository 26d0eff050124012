import { defineRefusals } from '#core/domain/refusals.ts';

export const contactRefusals = defineRefusals({
  'contact.tooMany': [409, 'A company has {most} contacts at most. Remove one first.'],
  'contact.known': [409, 'There is a contact with this email address already.'],
});
