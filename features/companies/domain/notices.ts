export const companyNotices = {
  'match.accepted': '{x} and {y} are one company.',
  'match.rejected': '{x} and {y} are not one company.',
  'match.reopened': '{x} and {y}: open again.',
} as const;
