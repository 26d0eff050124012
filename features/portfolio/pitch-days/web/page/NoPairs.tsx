import type { PitchDayPage } from '#features/portfolio/pitch-days/web/shown-day.ts';
import { EmptyState } from '#ui/states.tsx';

/** What a day still needs before anything can be assigned. */
export function NoPairs({ day }: { readonly day: PitchDayPage }) {
  return day.opportunities.length === 0 ? (
    <EmptyState title="No opportunity on this day">
      {day.mayEdit
        ? 'Choose some in “Times, rooms and opportunities”.'
        : 'None was chosen yet that you may see.'}
    </EmptyState>
  ) : (
    <EmptyState title="No companies yet">
      {day.mayEdit
        ? 'Add companies from shortlisted submissions, matches or a collection.'
        : 'None was added yet.'}
    </EmptyState>
  );
}
