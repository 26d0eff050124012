import { defineRefusals } from '#core/domain/refusals.ts';

export const mailRefusals = defineRefusals({
  'mail.accountSent': [
    409,
    'This email held a link for one person and is not kept after it was sent. Ask them to request a new one.',
  ],
  'mail.cancelled': [
    409,
    'This email was cancelled: its recipient has read it already, or it was dropped.',
  ],
  'mail.underWay': [409, 'This email is being sent. Look again in some minutes.'],
  'mail.ended': [409, 'This email was sent or cancelled already.'],
  'mail.textRemoved': [
    409,
    'The text of this email is no longer kept. Write to its recipient instead.',
  ],
});
