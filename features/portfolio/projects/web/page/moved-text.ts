import { pluralize } from '#core/domain/format.ts';
import type { DateMoves } from '#features/portfolio/projects/domain/project-parts.ts';

/** "moved 3 times, 47 days in all"; null for a date that was never moved. */
export function movedText({ times, days }: DateMoves): string | null {
  if (times === 0) return null;
  const often = pluralize(times, 'time', 'times');
  const size = pluralize(Math.abs(days), 'day', 'days');
  return `moved ${often}, ${size}${days < 0 ? ' earlier' : ''} in all`;
}
