import { formatNumber } from '#core/domain/format.ts';
import { useProjectFigures } from './use-project-figures.ts';

/** How many projects of the active corporation are active. */
export function ActiveProjectCount() {
  const active = useProjectFigures()?.active ?? 0;
  if (active === 0) return null;
  return (
    <span className="text-small font-normal text-ink-3 tabular">
      {formatNumber(active)}
      <span className="sr-only"> active</span>
    </span>
  );
}
