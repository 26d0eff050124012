import { defineRefusals } from '#core/domain/refusals.ts';

export const submissionRefusals = defineRefusals({
  'opportunity.finished': [409, 'This opportunity is closed. Reopen it to continue.'],
  'submission.unknownStage': [400, 'There is no stage “{stage}”.'],
  'submission.reasonMissing': [400, 'Enter the reason. It is saved with the submission.'],
  'submission.withdrawn': [409, 'The submitter withdrew this submission.'],
  'submission.movedMeanwhile': [409, '{title} was moved to {stage} in the meantime.'],
  'submission.beginsRefused': [400, 'A submission cannot start in a stage that declines it.'],
  'submission.noSuchCompany': [400, 'This company is no longer in the directory.'],
});
