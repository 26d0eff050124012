import type { Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import type { ServerFeature } from '#core/server/feature.ts';
import type { NeedsYouSource } from './source.ts';
import type { NeedsYou } from '#features/people/needs-you/domain/needs-you.ts';

/** What features bring, in the order shown. */
export const sourcesOf = (features: readonly ServerFeature[]): readonly NeedsYouSource[] =>
  features
    .flatMap(({ needsYou }) => needsYou ?? [])
    .toSorted((one, other) => one.place - other.place);

/** What waits for the reader: the one place where it is counted. */
export async function loadNeedsYou(
  db: Queryable,
  viewer: Viewer,
  sources: readonly NeedsYouSource[],
): Promise<NeedsYou> {
  const { userId, ...scope } = visibilityScopeOf(viewer);
  const all: NeedsYou = { total: 0, kinds: [], opportunities: [] };
  // Somebody without an account, or whose address is not confirmed.
  if (userId === null) return all;
  for (const { load } of sources) {
    const {
      total,
      parts,
      opportunities = [],
    } = await load(db, {
      viewer,
      scope: { ...scope, userId },
    });
    all.total += total;
    all.opportunities.push(...opportunities);
    for (const [kind, part] of Object.entries(parts)) {
      if (part.total > 0) all.kinds.push({ kind, total: part.total, lines: [...part.lines] });
    }
  }
  return all;
}
