import { sql, type SQLWrapper } from 'drizzle-orm';
import type { opportunitySorts } from '#features/cases/opportunities/domain/endpoints.ts';
import { textKey, type SortKey } from '#core/platform/database/cursor.ts';
import { cycles } from '#core/server/tables/corporations.ts';
import { opportunities } from './tables.ts';
import { endDate } from '#features/cases/opportunities/server/shared/opportunity-status.ts';

export type Sort = (typeof opportunitySorts)[number];
export type Direction = 'ascending' | 'descending';

const uuidKey: SortKey = { by: sql`${opportunities.id}`, type: 'uuid' };
const nameKey = textKey(opportunities.name);

const epoch = (moment: SQLWrapper) => sql`extract(epoch from ${moment})::float8`;

const newestCycle: readonly SortKey[] = [
  // All keys sort ascending, so dates are negated to put later ones first.
  { by: sql`coalesce(-${epoch(cycles.endDate)}, 1e15)`, type: 'float8' },
  textKey(cycles.name),
  nameKey,
  uuidKey,
];

/** How well a name fits what was typed: it is that, begins with it, has it, or has not. */
const nameFit = (typed: SQLWrapper) => {
  const place = sql`strpos(lower(${opportunities.name}), lower(${typed}::text))`;
  return sql`(case when lower(${opportunities.name}) = lower(${typed}::text) then 0
    when ${place} = 1 then 1 when ${place} > 1 then 2 else 3 end)::float8`;
};

export const sortKeys: Record<Sort, readonly SortKey[]> = {
  cycle: newestCycle,
  match: [{ by: nameFit(sql.placeholder('typed')), type: 'float8' }, ...newestCycle],
  updated: [{ by: epoch(opportunities.updatedAt), type: 'float8' }, uuidKey],
  name: [nameKey, uuidKey],
  submissions: [{ by: sql`${opportunities.numSubmissions}::float8`, type: 'float8' }, uuidKey],
  deadline: [{ by: sql`coalesce(${epoch(endDate)}, 1e15)`, type: 'float8' }, nameKey, uuidKey],
};

/** Sorted in descending order by default. */
export const descending: readonly Sort[] = ['updated', 'submissions'];
