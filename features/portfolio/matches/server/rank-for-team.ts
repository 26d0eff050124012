import type { Queryable } from '#core/platform/database/open.ts';
import type { Example } from '#features/portfolio/matches/domain/profile.ts';
import { rankCompanies } from '#features/portfolio/matches/domain/rank-companies.ts';
import type { WeightedTerm } from '#features/portfolio/matches/domain/weighted-terms.ts';
import { usualWeights } from '#features/portfolio/matches/domain/weights.ts';
import { findCandidates, type Engine } from './candidates.ts';
import { recordsOf } from './match-companies.ts';

/** What only a viewer may see counts for nobody here: everybody is told the same. */
const unseen = {
  momentum: { added: 0, submitted: 0, voted: 0, isFunded: false },
  known: { isSubmittedHere: false, submitted: 0, listed: 0, blacklisted: 0 },
};

interface TeamSubject {
  readonly terms: readonly WeightedTerm[];
  /** What candidates are searched by, when not by these. */
  readonly written?: readonly WeightedTerm[];
  readonly examples?: readonly Example[];
  readonly positive?: readonly string[];
  readonly negative?: readonly string[];
}

/** Ranks companies by their records alone, without anything that depends on the viewer. */
export async function rankForTeam(
  db: Queryable,
  engine: Engine,
  { terms, written = terms, examples = [], positive = [], negative = [] }: TeamSubject,
) {
  const query = {
    terms: written,
    positive,
    negative,
    text: '',
    filters: {},
    exclude: new Set<string>(),
  };
  const matches = await findCandidates(db, engine, query);
  const records = await recordsOf(db, matches.ids, {});
  const byId = new Map(records.map((record) => [record.id, record]));
  const ranked = rankCompanies(
    { profile: { terms, examples }, criteria: [], weights: usualWeights },
    records.map((record) => ({
      id: record.id,
      record,
      isExact: false,
      ...unseen,
      similarity: matches.similarity.size === 0 ? null : (matches.similarity.get(record.id) ?? 0),
    })),
  );
  return ranked.flatMap((rank) => {
    const record = byId.get(rank.id);
    return record ? [{ ...rank, record }] : [];
  });
}
