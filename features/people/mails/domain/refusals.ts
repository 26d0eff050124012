import { defineRefusals } from '#core/domain/refusals.ts';

export const mailRefusals = defineRefusals({
  'mail.accountSent': [
    409,
    'This mail held a link for one person and is not kept after it was sent. Ask them to request a new one.',
  ],
  'mail.cancelled': [
    409,
    'This mail was cancelled: its recipient has read it already, or it was dropped.',
  ],
  'mail.underWay': [409, 'This mail is being sent. Look again in some minutes.'],
  'mail.ended': [409, 'This mail was sent or cancelled already.'],
  'mail.textRemoved': [
    409,
    'The text of this mail is no longer kept. Write to its recipient instead.',
  ],
});
