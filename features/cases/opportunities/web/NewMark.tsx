import type { OpportunityRow } from '#features/cases/opportunities/domain/opportunity.ts';

const dayMs = 86_400_000;
const newDays = 14;

/** Posted in the last days, and running. */
export const isNew = ({ createdAt, status }: OpportunityRow): boolean =>
  Boolean(createdAt) &&
  status !== 'FINISHED' &&
  Date.now() - Date.parse(createdAt ?? '') < newDays * dayMs;

export const NewMark = () => (
  <span className="flex items-center gap-1.5 font-medium whitespace-nowrap text-signal-ink">
    <span aria-hidden className="size-1.5 rounded-full bg-signal" />
    New
  </span>
);
