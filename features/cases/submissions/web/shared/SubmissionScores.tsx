import { useQuery } from '@tanstack/react-query';
import { use, useEffect, useState } from 'react';
import { cardOfOpportunity, get } from '#features/cases/submissions/domain/scores/endpoints.ts';
import type { Scores } from '#features/cases/submissions/domain/scores/score.ts';
import type { Scorecard } from '#features/cases/submissions/domain/scores/scorecard.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { Button } from '#ui/Button.tsx';
import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { ErrorState, Loading } from '#ui/states.tsx';
import { toastError } from '#ui/toasts.ts';
import { ConflictOfInterest } from '#features/cases/submissions/web/scores/ConflictOfInterest.tsx';
import { ScoreForm } from '#features/cases/submissions/web/scores/ScoreForm.tsx';
import { ScoreOverview } from '#features/cases/submissions/web/scores/ScoreOverview.tsx';
import { TypedScoresContext } from '#features/cases/submissions/web/scores/typed-scores.ts';
import { useRestoreFocus } from '#features/cases/submissions/web/scores/use-restore-focus.ts';
import { useScoreMutations } from '#features/cases/submissions/web/scores/use-score-mutations.ts';

interface Props {
  readonly submissionId: string;
  readonly opportunityId: string;
  /** Null: they may score. Otherwise who may, or why not now. */
  readonly whoMay: string | null;
  /** Whether they are a judge, even if they cannot score now. */
  readonly isJudge: boolean;
}

interface Parts {
  readonly submissionId: string;
  readonly card: Scorecard;
  readonly scores: Scores;
}

/** Shown after declaring a conflict of interest, with a way to withdraw it. */
function RecusedNotice({
  submissionId,
  reason,
  canReturn,
}: {
  readonly submissionId: string;
  readonly reason: string | null;
  readonly canReturn: boolean;
}) {
  const { mutate, isPending } = useScoreMutations(submissionId, toastError);
  const { digits, onEntered } = use(TypedScoresContext);
  // Who stepped back scores nothing, nor later what was typed now.
  useEffect(() => {
    if (digits.length > 0) onEntered();
  }, [digits, onEntered]);
  return (
    <div className="space-y-2 rounded-card border border-line p-3 text-control text-ink-2">
      <p>
        You stepped back from judging this for a conflict of interest. Its scores stay hidden from
        you.
      </p>
      {reason && <p className="whitespace-pre-line break-words text-ink-3">{reason}</p>}
      {canReturn && (
        <Button
          size="small"
          isDisabled={isPending}
          onPress={() => mutate({ kind: 'withdrawConflict' })}
        >
          Score it
        </Button>
      )}
    </div>
  );
}

/** All results, and the actions on one's own score. */
function Given({
  submissionId,
  onChange,
}: {
  readonly submissionId: string;
  readonly onChange: () => void;
}) {
  const { mutate, isPending } = useScoreMutations(submissionId, toastError);
  return (
    <div className="flex gap-1">
      <Button size="small" onPress={onChange}>
        Change my scores
      </Button>
      <Button
        variant="quiet"
        size="small"
        isDisabled={isPending}
        onPress={() => mutate({ kind: 'withdraw' })}
      >
        Withdraw scores
      </Button>
    </div>
  );
}

/** A judge's view: the form, or the results with a way to edit one's own score. */
function JudgeScores({ submissionId, card, scores }: Parts) {
  const [isChanging, setIsChanging] = useState(false);
  const { mine, result } = scores;
  const { digits } = use(TypedScoresContext);
  // Typing over scores that were given changes them.
  if (digits.length > 0 && result !== null && !isChanging) setIsChanging(true);
  const isFormShown = result === null || isChanging;
  const place = useRestoreFocus<HTMLDivElement>(String(isFormShown));
  return (
    <div ref={place} tabIndex={-1} className="space-y-3 outline-none">
      {isFormShown ? (
        <ScoreForm
          submissionId={submissionId}
          card={card}
          scores={scores}
          onDone={isChanging ? () => setIsChanging(false) : undefined}
        />
      ) : (
        <>
          {mine?.isOutdated && (
            <p className="rounded-control bg-warn-soft px-3 py-2 text-control text-warn-ink">
              Changed since your score. Look at the changes, and adjust your score if needed.
            </p>
          )}
          <ScoreOverview card={card} result={result} mine={mine} />
          <Given submissionId={submissionId} onChange={() => setIsChanging(true)} />
        </>
      )}
      <ConflictOfInterest submissionId={submissionId} hasScored={mine !== null} />
    </div>
  );
}

function Shown({ whoMay, isJudge, ...parts }: Parts & Pick<Props, 'whoMay' | 'isJudge'>) {
  const { submissionId, card, scores } = parts;
  const { conflict, result, isHidden, mine } = scores;
  const place = useRestoreFocus<HTMLDivElement>(String(conflict === null));
  const reason = isJudge
    ? 'Scoring is closed. Only reviewers who scored see the scores.'
    : 'You see the scores once this opportunity is closed.';
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {conflict && (
        <RecusedNotice
          submissionId={submissionId}
          reason={conflict.reason}
          canReturn={whoMay === null}
        />
      )}
      {!conflict && whoMay === null && <JudgeScores {...parts} />}
      {!conflict && whoMay !== null && result && (
        <ScoreOverview card={card} result={result} mine={mine} />
      )}
      {!conflict && whoMay !== null && !result && (
        <p className="text-control text-ink-3">{isHidden ? reason : 'No scores yet.'}</p>
      )}
    </div>
  );
}

/** The scores of one submission that the reader may see, and their own. */
export function SubmissionScores({ submissionId, opportunityId, whoMay, isJudge }: Props) {
  const card = useQuery(queryOptionsOf(cardOfOpportunity, { params: { id: opportunityId } }));
  const scores = useQuery(queryOptionsOf(get, { params: { id: submissionId } }));
  const error = card.error ?? scores.error;
  if (error) {
    const retry = () => void Promise.all([card.refetch(), scores.refetch()]);
    return <ErrorState title="The scores could not be loaded" error={error} onRetry={retry} />;
  }
  if (!card.data || !scores.data) {
    return (
      <Loading what="scores">
        <div className="space-y-2.5">
          <SkeletonRepeat count={4} className="h-4" />
        </div>
      </Loading>
    );
  }
  return (
    <Shown
      key={`${card.data.source} ${card.data.version}`}
      submissionId={submissionId}
      whoMay={whoMay}
      isJudge={isJudge}
      card={card.data}
      scores={scores.data}
    />
  );
}
