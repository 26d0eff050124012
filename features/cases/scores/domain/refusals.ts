import { defineRefusals } from '#core/domain/refusals.ts';

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
