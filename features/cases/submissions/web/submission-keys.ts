import type { ScreenKey } from '#core/web/screen-keys.ts';
import type { SubmissionRights } from './submission-rights.ts';

/** What each key does with one submission. */
export interface SubmissionKeyActions {
  readonly stage: () => unknown;
  readonly vote: (value: 'up' | 'down') => unknown;
  readonly score: (value: number) => unknown;
  readonly decide: () => unknown;
}

const digits = Array.from({ length: 9 }, (_, index) => String(index + 1));

/** The keys of a submission that the reader has rights for. */
export function submissionKeys(
  { canMove, canVote, canScore, canDecide }: SubmissionRights,
  { stage, vote, score, decide }: SubmissionKeyActions,
): readonly ScreenKey[] {
  const all: readonly (ScreenKey & { readonly may: boolean })[] = [
    { keys: ['s'], what: 'Change the stage', run: stage, may: canMove },
    { keys: ['u'], what: 'Vote for', run: () => vote('up'), may: canVote },
    { keys: ['i'], what: 'Vote against', run: () => vote('down'), may: canVote },
    {
      keys: digits,
      shown: '1–5',
      what: 'Score; the last one saves',
      run: (key) => score(Number(key)),
      may: canScore,
    },
    { keys: ['d'], what: 'Prepare a decision', run: decide, may: canDecide },
  ];
  return all.filter(({ may }) => may);
}
