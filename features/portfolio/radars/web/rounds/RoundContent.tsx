import type { Round } from '#features/portfolio/radars/domain/round.ts';
import { DiscussionView } from './DiscussionView.tsx';
import { ProposalsStep } from './ProposalsStep.tsx';
import { RecommendationView } from './RecommendationView.tsx';
import { VoteResults } from './VoteResults.tsx';
import { VoteView } from './VoteView.tsx';

/** What a step of a round is about. */
export function RoundContent({ round }: { readonly round: Round }) {
  if (round.step === 'proposals') return <ProposalsStep round={round} />;
  if (round.step === 'vote' || round.step === 'secondVote') {
    const items =
      round.step === 'vote' ? round.items : round.items.filter((item) => item.isDisputed === true);
    if (round.isParticipant)
      return <VoteView key={round.step} round={round} step={round.step} items={items} />;
    return (
      <p className="rounded-card border border-dashed border-line-strong px-4 py-10 text-center text-ink-2">
        The vote is open. Its results are shown when it has closed; until then no one sees a count.
      </p>
    );
  }
  if (round.step === 'discussion') return <DiscussionView round={round} />;
  if (round.step === 'recommendation' && round.isAuthor)
    return <RecommendationView round={round} />;
  return <VoteResults round={round} items={round.items} />;
}
