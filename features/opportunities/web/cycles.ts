import type { OpportunityRow } from '#features/opportunities/domain/opportunity.ts';

/** Opportunities of one scouting cycle, with its earliest and latest dates. */
export interface Cycle {
  readonly key: string;
  readonly name: string;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly opportunities: readonly OpportunityRow[];
  readonly submissions: number;
}

const earliest = (dates: readonly string[]): string | null => dates.toSorted()[0] ?? null;
const latest = (dates: readonly string[]): string | null => dates.toSorted().at(-1) ?? null;
const given = (dates: readonly (string | null | undefined)[]): string[] =>
  dates.filter((date): date is string => typeof date === 'string');

/**
 * Groups a list by cycle and keeps its order. Corporations that scout in the same season share a
 * heading: cycles of the same name are one group.
 */
export function groupByCycle(opportunities: readonly OpportunityRow[]): Cycle[] {
  const groups = Map.groupBy(opportunities, ({ cycleName, cycleId }) => cycleName ?? cycleId);
  return [...groups].map(([name, inCycle]) => ({
    key: name,
    name,
    startDate: earliest(given(inCycle.map(({ cycleStartDate }) => cycleStartDate))),
    endDate: latest(given(inCycle.map(({ cycleEndDate }) => cycleEndDate))),
    opportunities: inCycle,
    submissions: inCycle.reduce((sum, { numSubmissions }) => sum + (numSubmissions ?? 0), 0),
  }));
}
