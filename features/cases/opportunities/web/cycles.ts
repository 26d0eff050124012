import type { OpportunityRow } from '#features/cases/opportunities/domain/opportunity.ts';

/** Opportunities of one scouting cycle, with the cycle's own dates. */
export interface Cycle {
  readonly key: string;
  readonly name: string;
  readonly startDate: string | null;
  readonly endDate: string | null;
  /** Of that end. */
  readonly timeZone: string | undefined;
  readonly daysLeft: number | null;
  readonly opportunities: readonly OpportunityRow[];
  readonly submissions: number;
}

/** The first to open and the last to close, where cycles of several corporations share a name. */
function periodOf(opportunities: readonly OpportunityRow[]) {
  const starts = opportunities.flatMap(({ cycle }) => cycle?.startDate ?? []);
  const [last] = opportunities
    .filter(({ cycle }) => typeof cycle?.endDate === 'string')
    .toSorted((one, other) => (one.cycle?.endDate ?? '').localeCompare(other.cycle?.endDate ?? ''))
    .slice(-1);
  return {
    startDate: starts.toSorted()[0] ?? null,
    endDate: last?.cycle?.endDate ?? null,
    timeZone: last?.timeZone,
    daysLeft: last?.cycle?.daysLeft ?? null,
  };
}

/**
 * Groups a list by cycle and keeps its order. Corporations that scout in the same season share a
 * heading: cycles of the same name are one group.
 */
export function groupByCycle(opportunities: readonly OpportunityRow[]): Cycle[] {
  const groups = Map.groupBy(opportunities, ({ cycleName, cycleId }) => cycleName ?? cycleId);
  return [...groups].map(([name, inCycle]) => ({
    key: name,
    name,
    ...periodOf(inCycle),
    opportunities: inCycle,
    submissions: inCycle.reduce((sum, { numSubmissions }) => sum + (numSubmissions ?? 0), 0),
  }));
}
