import { useId } from 'react';
import { Button } from '#ui/Button.tsx';
import type { UnseenPrice } from '#features/portfolio/matches/domain/unseen-first.ts';
import {
  partLabels,
  partsWith,
  unseenLabel,
  usualWeights,
  type Weights,
} from '#features/portfolio/matches/domain/weights.ts';
import { unseenWords } from './match-texts.ts';
import { WeightSlider } from './WeightSlider.tsx';

interface Props {
  readonly weights: Weights;
  /** Without criteria there is nothing to wish for. */
  readonly hasWishes: boolean;
  readonly onChange: (weights: Weights) => void;
  /** What "Prefer new companies" does to the matches; null without any. */
  readonly price: UnseenPrice | null;
}

/** A slider for each part of the score, and one that puts companies first that nobody has dealt with. */
export function WeightSliders({ weights, hasWishes, onChange, price }: Props) {
  const priceId = useId();
  const names = partsWith(hasWishes);
  // Moved by nothing, it costs nothing.
  const shownPrice = weights.unseen > 0 ? price : null;
  const isUsual = [...names, 'unseen' as const].every(
    (name) => weights[name] === usualWeights[name],
  );
  return (
    <fieldset>
      <div className="mb-1 flex min-h-7 items-center justify-between">
        <legend className="float-left font-medium">Weights</legend>
        {!isUsual && (
          <Button variant="quiet" size="small" onPress={() => onChange(usualWeights)}>
            Reset
          </Button>
        )}
      </div>
      {names.map((name) => (
        <WeightSlider
          key={name}
          label={partLabels[name]}
          value={weights[name]}
          onChange={(value) => onChange({ ...weights, [name]: value })}
        />
      ))}
      <div className="mt-2 border-t border-line pt-2">
        <WeightSlider
          label={unseenLabel}
          value={weights.unseen}
          onChange={(unseen) => onChange({ ...weights, unseen })}
          {...(shownPrice && { describedBy: priceId })}
        />
        {shownPrice && (
          <p id={priceId} className="text-small text-ink-3 tabular">
            {unseenWords(shownPrice)}
          </p>
        )}
      </div>
    </fieldset>
  );
}
