import type { Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import type { ServerFeature } from '#core/server/feature.ts';
import type { NeedsYouSource } from './source.ts';
import type { DomainFeature } from '#core/domain/contract.ts';
import type { NeedsYou } from '#features/people/needs-you/domain/needs-you.ts';
import { wordedLine, type NeedsYouWords } from '#features/people/needs-you/domain/work-words.ts';

/** What features bring, in the order shown. */
export const sourcesOf = (features: readonly ServerFeature[]): readonly NeedsYouSource[] =>
  features
    .flatMap(({ needsYou }) => needsYou ?? [])
    .toSorted((one, other) => one.place - other.place);

/** How features word the kinds that they bring. */
export const wordsOf = (features: readonly DomainFeature[]): NeedsYouWords =>
  Object.fromEntries(features.flatMap(({ needsYou = {} }) => Object.entries(needsYou)));

/** What waits for the reader: the one place where it is counted and worded. */
export async function loadNeedsYou(
  db: Queryable,
  viewer: Viewer,
  sources: readonly NeedsYouSource[],
  words: NeedsYouWords,
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
      const ofKind = words[kind];
      if (part.total === 0 || ofKind === undefined) continue;
      const lines = part.lines.map((facts) => wordedLine(facts, ofKind));
      all.kinds.push({ kind, total: part.total, lines });
    }
  }
  return all;
}
