import { Suspense } from 'react';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import { lazyPart } from '#core/web/router/lazy-part.tsx';
import { may } from '#core/domain/authorization/permissions.ts';
import { useSession } from '#core/web/session/use-session.ts';

const SubmissionScores = lazyPart(
  () => import('#features/cases/submissions/web/shared/SubmissionScores.tsx'),
  'SubmissionScores',
);

interface Props {
  readonly submissionId: string;
  readonly opportunity: Opportunity;
  /** Null: they may score. Otherwise who may. */
  readonly whoMay: string | null;
}

/** The panel's section on scores: only for those who may view votes. */
export function ScoreSection({ submissionId, opportunity, whoMay }: Props) {
  const { person } = useSession();
  if (!may(person, 'viewVotes', opportunity)) return null;
  return (
    <section aria-labelledby="scores-heading">
      <h3 id="scores-heading" className="mb-1.5 text-small font-semibold text-ink">
        Scores
      </h3>
      <Suspense fallback={<div className="skeleton h-24" />}>
        <SubmissionScores
          submissionId={submissionId}
          opportunityId={opportunity.id}
          whoMay={whoMay}
          isJudge={may(person, 'vote', opportunity)}
        />
      </Suspense>
    </section>
  );
}
