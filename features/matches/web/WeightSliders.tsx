import { Button } from '#ui/Button.tsx';
import { matchLimits } from '#features/matches/domain/limits.ts';
import {
  partLabels,
  partsWith,
  usualWeights,
  type PartName,
  type Weights,
} from '#features/matches/domain/weights.ts';

interface Props {
  readonly weights: Weights;
  /** Without criteria there is nothing to wish for. */
  readonly hasWishes: boolean;
  readonly onChange: (weights: Weights) => void;
}

/** A slider for each part of the score. */
export function WeightSliders({ weights, hasWishes, onChange }: Props) {
  const names = partsWith(hasWishes);
  const isUsual = names.every((name) => weights[name] === usualWeights[name]);
  const slider = (name: PartName) => (
    <label key={name} className="grid grid-cols-[7.5rem_minmax(0,1fr)_1.25rem] items-center gap-2">
      <span className="text-control text-ink-2">{partLabels[name]}</span>
      <input
        type="range"
        min={0}
        max={matchLimits.weightMost}
        value={weights[name]}
        onChange={(event) => onChange({ ...weights, [name]: Number(event.target.value) })}
        className="h-6 w-full cursor-pointer accent-accent"
      />
      <span aria-hidden className="text-right text-small text-ink-3 tabular">
        {weights[name]}
      </span>
    </label>
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
      {names.map(slider)}
    </fieldset>
  );
}
