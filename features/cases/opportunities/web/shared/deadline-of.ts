import type { Deadline } from '#core/web/deadlines/use-time-left.ts';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';

export type Closing = Pick<Opportunity, 'status' | 'cycleEndDate' | 'timeZone' | 'daysLeft'>;

/** When an opportunity closes; nothing is left of one that was finished before. */
export const deadlineOf = ({ status, cycleEndDate, timeZone, daysLeft }: Closing): Deadline => ({
  end: cycleEndDate,
  timeZone,
  daysLeft: status === 'FINISHED' ? null : daysLeft,
});
