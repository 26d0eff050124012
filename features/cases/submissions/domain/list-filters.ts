import * as z from 'zod/mini';
import { may, type Person } from '#core/domain/authorization/permissions.ts';
import { dayFilter, listFilter, numberFilter } from '#core/domain/filter-values.ts';
import { limits } from '#core/domain/limits.ts';
import { text } from '#core/domain/schemas.ts';
import { answerFilters } from './answer-filter.ts';
import {
  companyLinkFilters,
  dueFilters,
  ownVoteFilters,
  presenceFilters,
} from './filter-choices.ts';
import { needsYouFilters } from './needs-you.ts';
import { scoreVisibilityOf } from './scores/score-visibility.ts';
import { submissionSources } from './sources.ts';

/** What the submissions of an opportunity can be filtered by; each of these must hold. */
export const submissionFilters = {
  source: z.optional(listFilter(z.enum(submissionSources))),
  /** Of the linked company, else as the submitter named it. */
  country: z.optional(listFilter(text(limits.nameCharacters))),
  /** Whether the company is linked to one of the directory. */
  company: z.optional(z.enum(companyLinkFilters)),
  /** What the company’s name contains. */
  companyName: z.optional(text(limits.queryCharacters)),
  /** Past the response deadline, or within seven days of it. */
  due: z.optional(z.enum(dueFilters)),
  /** As `due=overdue`. */
  overdue: z.optional(z.literal('true')),
  /** Days in the corporation’s time zone, as all days here. */
  submitted: z.optional(dayFilter),
  /** The last change. */
  updated: z.optional(dayFilter),
  /** Whether files came with it. */
  files: z.optional(z.enum(presenceFilters)),
  /** Only those whose submitter waits for an answer to a message. */
  unanswered: z.optional(z.literal('true')),
  /** The score of all judges, of those that the reader sees. */
  score: z.optional(numberFilter),
  /** Only those that the submitter changed after the reader scored them. */
  changedSinceScore: z.optional(z.literal('true')),
  /** The reader’s own vote. */
  vote: z.optional(z.enum(ownVoteFilters)),
  votesFor: z.optional(numberFilter),
  votesAgainst: z.optional(numberFilter),
  /** Whether a decision is prepared. */
  decision: z.optional(z.enum(presenceFilters)),
  /** Only those that need the reader, or those that do in one way. */
  needsYou: z.optional(z.enum(needsYouFilters)),
  /** Only those with such answers: a list of filters as JSON. */
  answers: z.optional(answerFilters),
  /** Only those that were withdrawn, which are left out otherwise. */
  withdrawn: z.optional(z.literal('true')),
  /** Search terms for the title, the company or the contact. */
  q: z.optional(text(limits.queryCharacters)),
};

/** All of them; a board has a column for each stage. */
export const listFilters = {
  stage: z.optional(listFilter(text(limits.stageCharacters))),
  ...submissionFilters,
};

const ListFilters = z.object(listFilters);
export type SubmissionFilters = Readonly<z.infer<typeof ListFilters>>;
export type SubmissionFilterName = keyof typeof listFilters;

interface FilteredCase {
  readonly corporationId?: string | undefined;
  readonly roles?: readonly string[] | undefined;
  readonly team?: readonly { email: string; role: string | null }[] | undefined;
  readonly status?: string | undefined;
}

const seesVotes = (person: Person, opportunity: FilteredCase) =>
  may(person, 'viewVotes', opportunity);

/** Of some submissions at least: which ones, `scoreVisibilityOf` says of each. */
function seesScores(person: Person, opportunity: FilteredCase): boolean {
  const reader = {
    mayViewVotes: seesVotes(person, opportunity),
    mayVote: may(person, 'vote', opportunity),
    hasConflict: false,
    hasOwnScore: true,
  };
  return scoreVisibilityOf(reader, opportunity.status === 'FINISHED') !== 'nothing';
}

/** Who may not see a field cannot filter by it either: how many there are would tell. */
const conditions: Readonly<
  Partial<Record<SubmissionFilterName, (person: Person, opportunity: FilteredCase) => boolean>>
> = {
  unanswered: (person, opportunity) => may(person, 'viewComments', opportunity),
  score: seesScores,
  changedSinceScore: (person, opportunity) => may(person, 'vote', opportunity),
  vote: seesVotes,
  votesFor: seesVotes,
  votesAgainst: seesVotes,
  decision: (person, opportunity) => may(person, 'decide', opportunity),
};

/** Whether somebody may filter by this; the server asks it, and the screen offers no others. */
export const mayFilterBy = (
  person: Person,
  opportunity: FilteredCase,
  name: SubmissionFilterName,
): boolean => conditions[name]?.(person, opportunity) ?? true;
