import { lazy, Suspense } from 'react';
import type { Opportunity } from '#domain/opportunities/opportunity.ts';
import { may } from '#domain/permissions.ts';
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
      <h3 id="scores-heading" className="mb-1.5 text-meta font-semibold text-ink">
        Scores
      </h3>
      <Suspense fallback={<div className="skeleton h-24" />}>
        <Scoring
          submissionId={submissionId}
          opportunityId={opportunity.id}
          whoMay={whoMay}
          isJudge={may(person, 'vote', opportunity)}
        />
      </Suspense>
    </section>
  );
}
