import { isSameValue, type SubmissionDraft } from './draft.ts';
import type { Submission } from './submission.ts';

/** The parts of a draft that people change one by one, and what they are called. */
export const draftLabels = {
  companyName: 'Company',
  contactName: 'Contact',
  contactEmail: 'E-mail',
  title: 'Title',
  pitch: 'Pitch',
  answers: 'Answers',
} as const;
export type DraftField = keyof typeof draftLabels;
const draftFields = Object.keys(draftLabels) as readonly DraftField[];

/** What a submission says, as a draft of it. */
export const draftOf = (submission: Submission): SubmissionDraft => ({
  company: submission.company && { kind: submission.company.kind, id: submission.company.id },
  companyName: submission.companyName,
  contactName: submission.contactName,
  contactEmail: submission.contactEmail,
  title: submission.title,
  pitch: submission.pitch,
  answers: submission.answers,
});

/** A company is its record and its name: they go together. */
const valueOf = (draft: SubmissionDraft, field: DraftField): unknown =>
  field === 'companyName' ? [draft.company?.id ?? null, draft.companyName] : draft[field];

const isSame = (one: SubmissionDraft, other: SubmissionDraft, field: DraftField): boolean =>
  isSameValue(valueOf(one, field), valueOf(other, field));

export interface DraftMerge {
  /** Both changes in one; where they collide, mine. */
  readonly draft: SubmissionDraft;
  /** What both of us changed, each to something else: only a person can decide. */
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

/** Puts my changes onto what somebody else has saved since `base`. */
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

/** My draft with theirs where we collided. */
export const takeTheirs = taking;
