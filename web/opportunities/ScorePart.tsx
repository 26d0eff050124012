import { lazy, Suspense } from 'react';
import type { Opportunity } from '#domain/opportunities/opportunity.ts';
import { may } from '#domain/permissions.ts';
import { ScorecardButton } from '#web/pieces/ScorecardButton.tsx';
import { useSession } from '#web/session/use-session.ts';

const Scoring = lazy(async () => ({ default: (await import('#web/pieces/Scoring.tsx')).Scoring }));

interface Props {
  readonly submissionId: string;
  readonly opportunity: Opportunity;
  /** Null: they may judge. Else who may. */
  readonly whoMay: string | null;
}

/** The panel's part on scores: only for those who may view votes. */
export function ScorePart({ submissionId, opportunity, whoMay }: Props) {
  const { person } = useSession();
  if (!may(person, 'viewVotes', opportunity)) return null;
  return (
    <section aria-labelledby="scores-heading">
      <div className="-mt-1 mb-1.5 flex items-center justify-between gap-2">
        <h3 id="scores-heading" className="text-meta font-semibold text-ink">
          Scores
        </h3>
        <ScorecardButton opportunity={opportunity} variant="quiet" size="small" />
      </div>
      <Suspense fallback={<div className="skeleton h-24" />}>
        <Scoring
          submissionId={submissionId}
          opportunityId={opportunity.id}
          whoMay={whoMay}
          isFinished={opportunity.status === 'FINISHED'}
        />
      </Suspense>
    </section>
  );
}
