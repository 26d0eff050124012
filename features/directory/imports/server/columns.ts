import { sql } from 'drizzle-orm';
import { imports } from './tables.ts';

/**
 * Records of one type are written by one import at a time; the others queue. Raw SQL, because
 * drizzle omits the table name of a column in single-table queries.
 */
const ahead = sql<number>`case when "imports"."state" = 'waiting' then (
  select count(*)::int from "imports" before
  where before."state" in ('waiting', 'running', 'undoing')
    and before."of" = "imports"."of" and before."kind" is not distinct from "imports"."kind"
    and (before."queued_at", before."id") < ("imports"."queued_at", "imports"."id")
) else 0 end`;

const named = <Name extends 'corporations' | 'opportunities'>(table: Name, column: string) =>
  sql<{ id: string; name: string } | null>`(
    select json_build_object('id', of_it."id", 'name', of_it."name")
    from ${sql.identifier(table)} of_it where of_it."id" = "imports".${sql.identifier(column)})`;

const createdBy = sql<string | null>`(
  select coalesce(nullif(trim(by_whom."first_name" || ' ' || by_whom."last_name"), ''), by_whom."email")
  from "users" by_whom where by_whom."id" = "imports"."created_by")`;

/** The columns of `ImportRecord`. */
export const shownColumns = {
  id: imports.id,
  of: imports.of,
  kind: imports.kind,
  corporationId: imports.corporationId,
  opportunityId: imports.opportunityId,
  source: imports.source,
  format: imports.format,
  mapping: imports.mapping,
  currency: imports.currency,
  knownCompanies: imports.knownCompanies,
  fileName: imports.fileName,
  fileBytes: imports.fileBytes,
  hasFile: sql<boolean>`"imports"."file_path" is not null`,
  corporation: named('corporations', 'corporation_id'),
  opportunity: named('opportunities', 'opportunity_id'),
  state: imports.state,
  counts: sql<{ created: number; updated: number; unchanged: number; rejected: number }>`
    json_build_object('created', "imports"."created", 'updated', "imports"."updated",
      'unchanged', "imports"."unchanged", 'rejected', "imports"."rejected")`,
  undone: sql<{ removed: number; restored: number; kept: number }>`
    json_build_object('removed', "imports"."removed", 'restored', "imports"."restored",
      'kept', "imports"."kept")`,
  progress: imports.progress,
  ahead,
  checkedAt: imports.checkedAt,
  problem: imports.problem,
  createdBy,
  startedAt: imports.startedAt,
  finishedAt: imports.finishedAt,
  createdAt: imports.createdAt,
};
