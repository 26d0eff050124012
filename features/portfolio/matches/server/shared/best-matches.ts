import type { Queryable } from '#core/platform/database/open.ts';
import type { Engine } from '#features/portfolio/matches/server/candidates.ts';
import { rankForTeam } from '#features/portfolio/matches/server/rank-for-team.ts';
import { subjectsOf } from './match-records.ts';

export type { Engine };

/** The companies that fit an opportunity best, by records alone: as many ids as asked for. */
export async function bestMatches(
  db: Queryable,
  engine: Engine,
  opportunityId: string,
  most: number,
): Promise<string[]> {
  const subject = (await subjectsOf(db, [opportunityId])).get(opportunityId);
  if (!subject) return [];
  const ranked = await rankForTeam(db, engine, subject);
  return ranked
    .values()
    .filter(({ values }) => (values.topic ?? 0) > 0)
    .take(most)
    .map(({ id }) => id)
    .toArray();
}
