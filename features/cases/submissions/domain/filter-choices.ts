/** Apart from what checks them: each page has the parameters of the list. */
export const dueFilters = ['overdue', 'soon'] as const;
export const companyLinkFilters = ['linked', 'unlinked'] as const;
export const presenceFilters = ['some', 'none'] as const;
export const ownVoteFilters = ['up', 'down', 'none'] as const;

/** How the screen names them, and a refusal. */
export const filterLabels = {
  stage: 'Stage',
  source: 'Source',
  country: 'Country',
  company: 'Directory',
  companyName: 'Company',
  due: 'Due',
  overdue: 'Overdue',
  submitted: 'Received',
  updated: 'Updated',
  files: 'Files',
  unanswered: 'Message',
  score: 'Score',
  changedSinceScore: 'Changed since my score',
  vote: 'My vote',
  votesFor: 'Votes for',
  votesAgainst: 'Votes against',
  decision: 'Prepared decision',
  needsYou: 'Needs you',
  answers: 'Answers',
  withdrawn: 'Withdrawn',
  q: 'Search',
} as const;
