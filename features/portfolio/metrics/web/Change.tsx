import { changeWords } from '#features/portfolio/metrics/domain/change-words.ts';
import type { Figure } from '#features/portfolio/metrics/domain/metrics.ts';

/** What has changed since the period before, in the unit of the figure: whether by chance is not said. */
export const Change = ({ figure: { value, before } }: { readonly figure: Figure }) => (
  <span className="text-small whitespace-nowrap tabular text-ink-3">
    {changeWords(value, before)}
  </span>
);
