export const companyNotices = {
  'match.accepted': '{x} and {y} are one company.',
  'match.rejected': '{x} and {y} are not one company.',
  'match.reopened': '{x} and {y}: open again.',
  'proposal.sent': 'Proposed {companies}. You will be notified of the decision.',
  'proposal.accepted': 'Added {name} to the directory.',
  'proposal.declined': 'Declined {name}.',
  'company.edited': 'Saved {name}.',
  'rate.set': 'Saved the rate of {currency}.',
  'rate.removed': 'Removed the rate of {currency}.',
} as const;
