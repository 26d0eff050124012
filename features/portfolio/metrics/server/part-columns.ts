import { sql, type SQL } from 'drizzle-orm';
import type { rowParts } from '#features/portfolio/metrics/domain/part-kinds.ts';
import { originOfCase } from './outcomes.ts';

export type RowPart = (typeof rowParts)[number];

/** The column of `cases` by which each part is told from the others. */
export const partColumns: Readonly<Record<RowPart, SQL>> = {
  opportunity: sql`opportunity_id`,
  cycle: sql`cycle`,
  country: sql`country`,
  source: sql`source`,
  company: sql`company`,
  corporation: sql`corporation_id`,
  origin: originOfCase,
};
