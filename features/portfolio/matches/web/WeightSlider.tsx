import { matchLimits } from '#features/portfolio/matches/domain/limits.ts';

interface Props {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** The id of what describes it. */
  readonly describedBy?: string;
}

/** A weight from 0 to 10. */
export const WeightSlider = ({ label, value, onChange, describedBy }: Props) => (
  <label className="grid grid-cols-[7.5rem_minmax(0,1fr)_1.25rem] items-center gap-2">
    <span className="text-control text-ink-2">{label}</span>
    <input
      type="range"
      min={0}
      max={matchLimits.weightMost}
      value={value}
      aria-describedby={describedBy}
      onChange={(event) => onChange(Number(event.target.value))}
      className="h-6 w-full cursor-pointer accent-accent"
    />
    <span aria-hidden className="text-right text-small text-ink-3 tabular">
      {value}
    </span>
  </label>
);
