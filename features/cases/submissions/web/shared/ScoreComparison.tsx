import { useQuery } from '@tanstack/react-query';
import { cardOfOpportunity, get } from '#features/cases/submissions/domain/scores/endpoints.ts';
import type { ScoreFigure } from '#features/cases/submissions/domain/scores/score.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { ScoreBars } from '#features/cases/submissions/web/scores/ScoreBars.tsx';
import { ScoreBadge } from './ScoreBadge.tsx';

interface Props {
  readonly submissionId: string;
  readonly opportunityId: string;
  /** Already in the submission: readers who see it may see the details. */
  readonly score: ScoreFigure;
}

/** Scores in the comparison of submissions: the figure at once, then by criterion. */
export function ScoreComparison({ submissionId, opportunityId, score }: Props) {
  const { data: card } = useQuery(
    queryOptionsOf(cardOfOpportunity, { params: { id: opportunityId } }),
  );
  const { data: scores } = useQuery(queryOptionsOf(get, { params: { id: submissionId } }));
  return (
    <div className="space-y-2">
      <ScoreBadge score={score} />
      {card && scores?.result && (
        <ScoreBars card={card} criteria={scores.result.criteria} mine={scores.mine?.values} />
      )}
    </div>
  );
}
