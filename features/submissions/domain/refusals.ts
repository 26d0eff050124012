import { defineRefusals } from '#core/domain/refusals.ts';

export const submissionRefusals = defineRefusals({
  'opportunity.finished': [409, 'This opportunity is finished. Reopen it to go on.'],
  'submission.unknownStage': [400, 'There is no stage “{stage}”.'],
  'submission.reasonMissing': [
    400,
    'Say why it is declined. The reason stays with the submission.',
  ],
  'submission.withdrawn': [409, 'Its submitter took this submission back.'],
  'submission.movedMeanwhile': [409, '{title} was moved to {stage} meanwhile.'],
  'submission.beginsRefused': [400, 'A submission begins in a stage that is not a refusal.'],
  'submission.noSuchCompany': [400, 'This company is not in the directory any more.'],
});
