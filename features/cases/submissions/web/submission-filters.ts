import type { SubmissionsSearch } from '#features/cases/submissions/web/search-params.ts';

/** The filters of the URL as query parameters of the API. */
export const submissionFilters = ({ find, answers, ...search }: SubmissionsSearch) => ({
  q: find,
  answers: answers && JSON.stringify(answers),
  stage: search.stage,
  source: search.source,
  needsYou: search.needsYou,
  due: search.due,
  submitted: search.submitted,
  updated: search.updated,
  companyName: search.companyName,
  country: search.country,
  company: search.company,
  files: search.files,
  withdrawn: search.withdrawn,
  score: search.score,
  changedSinceScore: search.changedSinceScore,
  vote: search.vote,
  votesFor: search.votesFor,
  votesAgainst: search.votesAgainst,
  unanswered: search.unanswered,
  decision: search.decision,
});
