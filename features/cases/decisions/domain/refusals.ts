import { defineRefusals } from '#core/domain/refusals.ts';

export const decisionRefusals = defineRefusals({
  'submission.noContact': [409, 'This submission has no e-mail address to write to.'],
  'decision.unknownSlot': [400, 'Nothing can be put in place of {slot}. Take it out of the mail.'],
  'decision.nothingNew': [409, 'It is in {stage} already, and nobody would be written to.'],
  'decision.changed': [409, 'This decision was changed since you looked. Read it again.'],
  'decision.gone': [409, 'No decision is prepared for it any more.'],
  'decision.notSent': [409, 'Nothing was sent. {problem}'],
});
