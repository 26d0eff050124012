import { defineRefusals } from '#core/domain/refusals.ts';
import { lostFile } from '#features/cases/files/domain/lost-file.ts';

export const publicPageRefusals = defineRefusals({
  'public.tooQuick': [400, 'That was quicker than one can read. Wait a moment and send it again.'],
  'public.formExpired': [400, 'This form has been open for too long. Send it again.'],
  'public.trapped': [
    400,
    'A hidden field was filled in, perhaps by your browser. Clear it and send it again.',
  ],
  'public.answerMissing': [400, 'Please answer “{question}”.'],
  'public.answerUnfit': [400, '“{question}”: {problem}'],
  'public.unknownQuestion': [
    400,
    'The questions have changed. See what is asked now, and send it again.',
  ],
  'public.termsMissing': [400, 'Please agree to the terms.'],
  'public.termsChanged': [
    400,
    'The terms have changed. Read them again, and send your submission again.',
  ],
  'public.unknownFile': [400, lostFile],
  'public.finished': [409, 'This opportunity is finished and takes no more submissions.'],
  'followUp.notEditable': [
    409,
    'This submission can no longer be changed. Write to the team instead.',
  ],
  'followUp.resting': [409, 'This submission is closed, so no message can be sent.'],
});
