import { radarLimits } from './limits.ts';

interface Placement {
  readonly quadrantId: string;
  readonly ringId: string;
}

/** An edition with where each blip stood in it; a draft has no date. */
export interface PlacedEdition {
  readonly publishedAt: string | null;
  readonly placements: ReadonlyMap<string, Placement>;
}

/** When a blip came to where it stands in the last of these editions; null: not published there yet. */
function placedSince(id: string, editions: readonly PlacedEdition[]): string | null {
  const now = editions.at(-1)?.placements.get(id);
  let since: string | null = null;
  for (const { publishedAt, placements } of editions.toReversed()) {
    const then = placements.get(id);
    if (then?.ringId !== now?.ringId || then?.quadrantId !== now?.quadrantId) break;
    since = publishedAt ?? since;
  }
  return since;
}

function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  return then;
}

/** Blips of the last edition that nobody has moved for a year, the oldest placement first. */
export function oldPlacements<Blip extends { readonly id: string }>(
  blips: readonly Blip[],
  editions: readonly PlacedEdition[],
  now: Date,
): (Blip & { readonly since: string })[] {
  const limit = monthsBefore(now, radarLimits.oldPlacementMonths).toISOString();
  return blips
    .flatMap((blip) => {
      const since = placedSince(blip.id, editions);
      return since !== null && new Date(since).toISOString() < limit ? [{ ...blip, since }] : [];
    })
    .toSorted((one, other) => Date.parse(one.since) - Date.parse(other.since));
}
