import { useQuery } from '@tanstack/react-query';
import { cycles as cyclesOf } from '#features/cases/corporations/domain/endpoints.ts';
import type { Cycle } from '#features/cases/corporations/domain/cycle.ts';
import type { OpportunityRow } from '#features/cases/opportunities/domain/opportunity.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';

/** The running cycle, else the next one. */
export function findDefaultCycle(cycles: readonly Cycle[] | undefined): Cycle | undefined {
  const now = Date.now();
  const open = (cycles ?? []).filter(({ endDate }) => endDate && Date.parse(endDate) > now);
  return open.toSorted((a, b) => (a.endDate ?? '').localeCompare(b.endDate ?? ''))[0];
}

interface ChosenCycle {
  readonly cycle: Cycle | undefined;
  /** Whether it is not known yet which one is the default. */
  readonly isLoading: boolean;
}

/** The chosen cycle, or the default one. */
export function useCycle(corporationId: string | null, cycleId: string | null): ChosenCycle {
  const { data: cycles, isLoading } = useQuery({
    ...queryOptionsOf(cyclesOf, { params: { id: corporationId ?? '' } }),
    enabled: corporationId !== null,
  });
  const cycle = cycles?.find(({ id }) => id === cycleId) ?? findDefaultCycle(cycles);
  return { cycle, isLoading };
}

/** The milestones of the cycle that these are in; none where cycles of several corporations share a name. */
export function useMilestones(opportunities: readonly OpportunityRow[]): Cycle['milestones'] {
  const [first] = opportunities;
  const isOne = opportunities.every(({ cycleId }) => cycleId === first?.cycleId);
  const { data } = useQuery({
    ...queryOptionsOf(cyclesOf, { params: { id: String(first?.corporationId ?? '') } }),
    enabled: isOne && first !== undefined,
  });
  if (!isOne) return [];
  return data?.find(({ id }) => id === first?.cycleId)?.milestones ?? [];
}
