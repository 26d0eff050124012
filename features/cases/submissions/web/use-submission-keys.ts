import { useEffect, useEffectEvent, useState } from 'react';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import type { Submission } from '#features/cases/submissions/domain/submission.ts';
import { useScreenKeys } from '#core/web/screen-keys.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { toast } from '#ui/toasts.ts';
import type { SubmissionPart } from './search-params.ts';
import { submissionKeys } from './submission-keys.ts';
import { submissionRights } from './submission-rights.ts';
import { useCastVote } from './votes/use-cast-vote.ts';

/** The menus of a submission that keys open. */
export type SubmissionMenu = 'stage' | 'decision';

/** A key that was pressed on the submission in its list, before it was open. */
export interface PressedKey {
  readonly key: string;
  readonly onDone: () => void;
}

interface Options {
  readonly submission: Submission;
  readonly opportunity: Opportunity;
  readonly part: SubmissionPart | undefined;
  readonly onPart: (part: SubmissionPart | undefined) => void;
  readonly pressed?: PressedKey | null | undefined;
}

/** Keys for what the reader may do with an open submission. */
export function useSubmissionKeys({ submission, opportunity, part, onPart, pressed }: Options) {
  const { person } = useSession();
  const [menu, setMenu] = useState<SubmissionMenu | null>(null);
  const [digits, setDigits] = useState<readonly number[]>([]);
  const cast = useCastVote(submission.id);
  const rights = submissionRights(person, opportunity, submission.withdrawnAt);
  const keys = submissionKeys(rights, {
    stage: () => setMenu('stage'),
    decide: () => setMenu('decision'),
    score: (value) => {
      setDigits((before) => [...before, value]);
      if (part !== 'score') onPart('score');
    },
    vote: (value) => {
      const { votes, title } = submission;
      if (!votes) return false;
      const next = votes.mine === value ? null : value;
      cast(next, votes);
      const words = { up: 'Voted for', down: 'Voted against', none: 'Withdrew the vote on' };
      // Elsewhere the votes are not in sight.
      if (part !== undefined) toast(`${words[next ?? 'none']} ${title}.`);
      return undefined;
    },
  });
  useScreenKeys(keys);

  const runPressed = useEffectEvent(({ key, onDone }: PressedKey) => {
    onDone();
    keys.find((one) => one.keys.includes(key))?.run(key);
  });
  useEffect(() => {
    if (pressed) runPressed(pressed);
  }, [pressed]);

  const isOpen = (which: SubmissionMenu) => ({
    isOpen: menu === which,
    onOpenChange: (isShown: boolean) => setMenu(isShown ? which : null),
  });
  return {
    rights,
    stageMenu: isOpen('stage'),
    decisionMenu: isOpen('decision'),
    typed: { digits, onEntered: () => setDigits((before) => before.slice(1)) },
  };
}
export type SubmissionKeyState = ReturnType<typeof useSubmissionKeys>;
