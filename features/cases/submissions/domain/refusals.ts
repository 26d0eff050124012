import { defineRefusals } from '#core/domain/refusals.ts';
import { lostFile } from '#features/cases/files/domain/lost-file.ts';

export const submissionRefusals = defineRefusals({
  'submission.unknownStage': [400, 'There is no stage “{stage}”.'],
  'submission.reasonMissing': [400, 'Enter the reason. It is saved with the submission.'],
  'submission.withdrawn': [409, 'The submitter withdrew this submission.'],
  'submission.movedMeanwhile': [409, '{title} was moved to {stage} in the meantime.'],
  'submission.beginsRefused': [400, 'A submission cannot start in a stage that declines it.'],
  'submission.tooManyVersions': [
    409,
    'This submission was changed {most} times, which is as often as it can be.',
  ],
  'submission.notListed': [409, 'The company has not agreed to be listed in the directory.'],
  'submission.notAdded': [409, 'The company was not added to the directory from this submission.'],
  'submission.foundersConsent': [
    409,
    'The founder decides this, in the form and on the page of the submission.',
  ],
  'submission.filterHidden': [403, 'You may not see “{field}” here, so you cannot filter by it.'],
  'submission.noSuchCompany': [400, 'This company is no longer in the directory.'],
});

export const decisionRefusals = defineRefusals({
  'submission.noContact': [409, 'This submission has no email address to write to.'],
  'decision.mailGone': [409, 'The email has gone, or was stopped already.'],
  'decision.nothingNew': [409, 'It is in {stage} already, and no email would be sent.'],
  'decision.changed': [409, 'This decision was changed since you looked. Read it again.'],
  'decision.gone': [409, 'No decision is prepared for it any more.'],
  'decision.notSent': [409, 'Nothing was sent. {problem}'],
});

export const messageRefusals = defineRefusals({
  'message.unknownFile': [400, lostFile],
});

export const scoreRefusals = defineRefusals({
  'score.incomplete': [
    400,
    'Give each criterion of the scorecard a whole number from 1 to {most}. It may have changed; review it.',
  ],
  'score.conflict': [
    409,
    'You declared a conflict of interest for this submission. Withdraw that first.',
  ],
});
