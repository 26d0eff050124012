import type { Criterion } from '#features/portfolio/matches/domain/criteria.ts';
import type { UnseenPrice } from '#features/portfolio/matches/domain/unseen-first.ts';
import type { Weights } from '#features/portfolio/matches/domain/weights.ts';
import { SidePanel } from '#ui/SidePanel.tsx';
import { SwitchField } from '#ui/SwitchField.tsx';
import { Colleagues } from './Colleagues.tsx';
import { CriteriaEditor } from './CriteriaEditor.tsx';
import type { MatchedOpportunity } from './MatchList.tsx';
import { MatchTerms } from './MatchTerms.tsx';
import { WeightActions } from './WeightActions.tsx';
import { WeightSliders } from './WeightSliders.tsx';

interface Props {
  readonly weights: Weights;
  readonly onWeights: (weights: Weights) => void;
  readonly areWeightsUnsaved: boolean;
  readonly price: UnseenPrice | null;
  readonly criteria: readonly Criterion[];
  readonly onCriteria: (criteria: readonly Criterion[]) => void;
  /** Null: a text or a collection, which has no team and stores nothing. */
  readonly opportunity: MatchedOpportunity | null;
  readonly sharesThumbs: boolean;
  readonly onSharesThumbs: (sharesThumbs: boolean) => void;
  readonly terms: readonly string[];
  readonly onClose: () => void;
}

/** What ranks the matches: weights, criteria, whose ratings count, and who knows more. */
export function TunePanel(props: Props) {
  const { weights, onWeights, areWeightsUnsaved, price, criteria, onCriteria } = props;
  const { opportunity, sharesThumbs, onSharesThumbs, terms, onClose } = props;
  return (
    <SidePanel label="Tune" onClose={onClose}>
      <h2 className="text-panel font-semibold">Tune</h2>
      <div className="mt-4 space-y-6">
        <div>
          <WeightSliders
            weights={weights}
            hasWishes={criteria.some(({ mode }) => mode === 'wish')}
            onChange={onWeights}
            price={price}
          />
          <WeightActions
            weights={weights}
            opportunityId={opportunity?.id ?? null}
            areUnsaved={areWeightsUnsaved}
          />
        </div>
        <CriteriaEditor criteria={criteria} onChange={onCriteria} />
        {opportunity?.seesTeam === true && (
          <SwitchField
            label="Use my ratings for the whole team"
            hint="Your thumbs then count in its rankings, too."
            isOn={sharesThumbs}
            onChange={onSharesThumbs}
          />
        )}
        {opportunity && <Colleagues opportunityId={opportunity.id} />}
        <MatchTerms terms={terms} />
      </div>
    </SidePanel>
  );
}
