import { pluralize } from '#core/domain/format.ts';
import type { PlannedPair } from '#features/portfolio/pitch-days/domain/pitch-day.ts';
import type { PitchDayPage, Session } from './shown-day.ts';

/** What is known of a pair. */
export interface ShownPair {
  readonly score: number | null;
  readonly plan: PlannedPair | null;
  readonly session: Session | null;
}

/** Looks pairs up by their ids. Scores are those of the server, null until they are known. */
export function pairsOf(
  day: PitchDayPage,
  scores: readonly { opportunityId: string; scores: readonly number[] }[] | undefined,
) {
  const keyOf = (opportunityId: string, companyId: string) => `${opportunityId} ${companyId}`;
  const plans = new Map(day.pairs.map((pair) => [keyOf(pair.opportunityId, pair.companyId), pair]));
  const sessions = new Map(
    day.sessions.map((session) => [keyOf(session.opportunityId, session.companyId), session]),
  );
  const rows = new Map(scores?.map((row) => [row.opportunityId, row.scores]));
  const columns = new Map(day.companies.map(({ company }, at) => [company.id, at]));
  return (opportunityId: string, companyId: string): ShownPair => {
    const row = rows.get(opportunityId);
    // While companies are being added, the scores are those of before.
    const isCurrent = row?.length === day.companies.length;
    const key = keyOf(opportunityId, companyId);
    const session = sessions.get(key) ?? null;
    const current = isCurrent ? row[columns.get(companyId) ?? -1] : undefined;
    return { score: current ?? session?.score ?? null, plan: plans.get(key) ?? null, session };
  };
}

/** "Assigned, pinned, score 71". */
export function pairWords({ score, plan, session }: ShownPair): string {
  return [
    session ? 'Assigned' : null,
    plan ? (plan.state === 'pinned' ? 'Pinned' : 'Forbidden') : null,
    score === null ? null : `Score ${Math.round(score)}`,
  ]
    .filter((word) => word !== null)
    .join(', ');
}

/** "Next best: Kestrel, 4.2 points less in total, 1 other opportunity changes". */
export function nextBestWords({ nextBest, isPinned }: Session): string {
  if (isPinned) return 'Pinned, so there is no alternative.';
  if (nextBest === null) return 'No other company is possible for it.';
  const { companyName, loss, othersChanged } = nextBest;
  const cost =
    loss < 0.05 ? 'the total stays the same' : `the total falls by ${loss.toFixed(1)} points`;
  const others =
    othersChanged === 0
      ? ''
      : `, and ${pluralize(othersChanged, 'other opportunity gets', 'other opportunities get')} another company`;
  return `Next best is ${companyName}: ${cost}${others}.`;
}
