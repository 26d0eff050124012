export const scoreNotices = {
  'scorecard.saved': 'Saved the scorecard of this opportunity.',
  'scorecard.savedForAll': 'Saved the scorecard for all opportunities of {c} without their own.',
  'scorecard.reset': 'This opportunity uses the scorecard of {c} again.',
} as const;
