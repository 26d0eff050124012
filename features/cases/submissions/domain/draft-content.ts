import { enteredOf } from './answer-values.ts';
import { isSameValue, type SubmissionDraft } from './draft.ts';
import type { Submission } from './submission.ts';

/** The fields of a draft that are merged one by one, with their labels. */
export const draftLabels = {
  companyName: 'Company',
  companyUrl: 'Website',
  companyCountry: 'Country',
  companyOneLiner: 'In one line',
  contactName: 'Contact',
  contactEmail: 'Email',
  title: 'Title',
  pitch: 'Pitch',
  answers: 'Answers',
} as const;
export type DraftField = keyof typeof draftLabels;
const draftFields = Object.keys(draftLabels) as readonly DraftField[];

/** The editable content of a submission as a draft. */
export const draftOf = (submission: Submission): SubmissionDraft => ({
  company: submission.company && { kind: submission.company.kind, id: submission.company.id },
  companyName: submission.companyName,
  companyUrl: submission.companyUrl,
  companyCountry: submission.companyCountry,
  companyOneLiner: submission.companyOneLiner,
  contactName: submission.contactName,
  contactEmail: submission.contactEmail,
  title: submission.title,
  pitch: submission.pitch,
  answers: submission.answers.map(({ questionId, question, ...answer }) => ({
    questionId,
    question,
    ...enteredOf(answer),
  })),
});

/** A company's record id and name are one field. */
const valueOf = (draft: SubmissionDraft, field: DraftField): unknown =>
  field === 'companyName' ? [draft.company?.id ?? null, draft.companyName] : draft[field];

const isSame = (one: SubmissionDraft, other: SubmissionDraft, field: DraftField): boolean =>
  isSameValue(valueOf(one, field), valueOf(other, field));

export interface DraftMerge {
  /** Both changes merged; conflicting fields keep mine. */
  readonly draft: SubmissionDraft;
  /** Fields that both changed to different values; the user must choose. */
  readonly conflicts: readonly DraftField[];
}

const taking = (
  draft: SubmissionDraft,
  from: SubmissionDraft,
  fields: readonly DraftField[],
): SubmissionDraft => ({
  ...draft,
  ...Object.fromEntries(fields.map((field) => [field, from[field]])),
  ...(fields.includes('companyName') && { company: from.company }),
});

/** Merges my changes with those that somebody else saved since `base`. */
export function mergeDrafts(
  base: SubmissionDraft,
  mine: SubmissionDraft,
  theirs: SubmissionDraft,
): DraftMerge {
  const changed = draftFields.filter(
    (field) => !isSame(base, theirs, field) && !isSame(mine, theirs, field),
  );
  const taken = changed.filter((field) => isSame(base, mine, field));
  return {
    draft: taking(mine, theirs, taken),
    conflicts: changed.filter((field) => !taken.includes(field)),
  };
}

/** My draft with their values for the conflicting fields. */
export const takeTheirs = taking;
