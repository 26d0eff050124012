import { formatNumber } from '#core/domain/format.ts';
import { useNeedsYou } from './use-needs-you.ts';

/** How many things need the reader. */
export function NeedsYouCount() {
  const total = useNeedsYou()?.total ?? 0;
  if (total === 0) return null;
  return (
    <span className="text-small font-normal text-ink-3 tabular">
      {formatNumber(total)}
      <span className="sr-only"> waiting for you</span>
    </span>
  );
}
