import { defineRefusals } from '#core/domain/refusals.ts';

export const scoreRefusals = defineRefusals({
  'score.incomplete': [
    400,
    'Give each criterion of the scorecard a whole number from 1 to {most}. It may have changed: look at it again.',
  ],
  'score.conflict': [
    409,
    'You stepped back from judging this for a conflict of interest. Take that back first.',
  ],
});
