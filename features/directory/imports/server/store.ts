import { and, asc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { ImportOf, ImportState } from '#features/directory/imports/domain/import.ts';
import type {
  ImportProblemLine,
  ImportRecord,
} from '#features/directory/imports/domain/import-record.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import type { OpportunityCaseContext } from '#features/cases/opportunities/server/shared/load-case.ts';
import { newLinkKey } from '#core/server/authorization/download-links.ts';
import {
  afterCursor,
  orderByKeys,
  keyColumn,
  pageOf,
  type SortKey,
} from '#core/platform/database/cursor.ts';
import { jsonObject } from '#core/platform/database/json-object.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { importProblems, imports, type ImportRow } from './tables.ts';
import { shownColumns } from './columns.ts';
import { saveMapping } from './plan.ts';

/** Any import, or one of submissions into an opportunity. */
export type MayImport = Granted<'importRecords'> | Granted<'addSubmission', OpportunityCaseContext>;
export type ImportValues = PgUpdateSetSource<typeof imports>;

const newestFirst: readonly SortKey[] = [
  { by: sql`"imports"."created_at"`, type: 'timestamptz' },
  { by: sql`"imports"."id"`, type: 'uuid' },
];
const byRow: readonly SortKey[] = [{ by: sql`"import_problems"."row"`, type: 'float8' }];

interface Page {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** Maximum length of a stored row that is shown. */
const rawBytesMost = 20_000;
const rawOfLine = sql<unknown>`case when pg_column_size(${importProblems.raw}) > ${sql.raw(String(rawBytesMost))}
  then to_jsonb(left(${importProblems.raw}::text, 1000)) else ${importProblems.raw} end`;

const recordOf = sql<ImportRecord>`${jsonObject(shownColumns)}`;

/** Queries of an import's page. The work is done in `worker.ts`. */
export const importStore = {
  async list(db: Queryable, { limit, cursor }: Page) {
    const rows = await db
      .select({ row: recordOf, cursorKeys: keyColumn(newestFirst) })
      .from(imports)
      .where(afterCursor(cursor, newestFirst, 'descending'))
      .orderBy(...orderByKeys(newestFirst, 'descending'))
      .limit(limit + 1);
    return pageOf(rows, limit);
  },

  async find(db: Queryable, id: string): Promise<ImportRecord | null> {
    const [match] = await db.select({ row: recordOf }).from(imports).where(eq(imports.id, id));
    return match?.row ?? null;
  },

  /** Internal columns, not in the API. */
  async inner(db: Queryable, id: string) {
    const [row] = await db.select().from(imports).where(eq(imports.id, id));
    return row ?? null;
  },

  /** Locks the row until commit, so that concurrent actions see its latest state. */
  async getForUpdate(db: Queryable, id: string) {
    const [row] = await db.select().from(imports).where(eq(imports.id, id)).for('update');
    return row ?? null;
  },

  async add(
    db: Queryable,
    { userId }: MayImport,
    file: {
      readonly id: string;
      readonly of: ImportOf;
      readonly kind: ImportRow['kind'];
      readonly opportunityId: string | null;
      readonly source: string;
      readonly fileName: string;
      readonly filePath: string;
      readonly fileBytes: number;
    },
  ): Promise<void> {
    await db.insert(imports).values({
      ...file,
      state: 'draft',
      createdBy: userId,
      reportKey: newLinkKey(),
    });
  },

  async set(db: Queryable, _granted: MayImport, id: string, values: ImportValues): Promise<void> {
    await db
      .update(imports)
      .set({ ...values, updatedAt: sql`now()` })
      .where(eq(imports.id, id));
  },

  async remove(db: Queryable, _granted: MayImport, id: string): Promise<void> {
    await db.delete(imports).where(eq(imports.id, id));
  },

  async forgetProblems(db: Queryable, id: string): Promise<void> {
    await db.delete(importProblems).where(eq(importProblems.importId, id));
  },

  /** Saves the mapping for the next file of this source. */
  async remember(
    db: Queryable,
    _granted: MayImport,
    row: typeof imports.$inferSelect,
  ): Promise<void> {
    if (row.mapping !== null) await saveMapping(db, row, row.mapping);
  },

  /** Number of rows per reason. */
  async reasons(db: Queryable, id: string) {
    const reason = sql<string>`unnest(${importProblems.reasons})`.as('reason');
    const rows = db
      .select({ reason, result: importProblems.result })
      .from(importProblems)
      .where(eq(importProblems.importId, id))
      .as('rows');
    return db
      .select({
        reason: rows.reason,
        // A remark, even where some of its rows are rejected for another reason.
        result: sql<'rejected' | 'remark'>`max(${rows.result})`,
        count: sql<number>`count(*)::int`,
      })
      .from(rows)
      .groupBy(rows.reason)
      .orderBy(sql`count(*) desc`, asc(rows.reason))
      .limit(reasonsMost);
  },

  async problems(
    db: Queryable,
    id: string,
    { limit, cursor, reason }: Page & { readonly reason?: string | undefined },
  ) {
    const withReason: SQL | undefined =
      reason === undefined ? undefined : sql`${reason} = any(${importProblems.reasons})`;
    const columns = {
      row: importProblems.row,
      result: importProblems.result,
      reasons: importProblems.reasons,
      raw: rawOfLine,
    };
    const rows = await db
      .select({
        row: sql<Omit<ImportProblemLine, 'raw'> & { raw: unknown }>`${jsonObject(columns)}`,
        cursorKeys: keyColumn(byRow),
      })
      .from(importProblems)
      .where(and(eq(importProblems.importId, id), withReason, afterCursor(cursor, byRow)))
      .orderBy(...orderByKeys(byRow))
      .limit(limit + 1);
    return pageOf(rows, limit);
  },

  /** Rejected rows after a given row, in order. */
  rejected(db: Queryable, id: string, behindRow: number, limit: number) {
    return db
      .select({
        row: importProblems.row,
        reasons: importProblems.reasons,
        raw: importProblems.raw,
      })
      .from(importProblems)
      .where(
        and(
          eq(importProblems.importId, id),
          eq(importProblems.result, 'rejected'),
          gt(importProblems.row, behindRow),
        ),
      )
      .orderBy(asc(importProblems.row))
      .limit(limit);
  },

  async inStates(db: Queryable, states: readonly ImportState[]) {
    return db
      .select()
      .from(imports)
      .where(inArray(imports.state, [...states]))
      .orderBy(asc(imports.queuedAt), asc(imports.id));
  },
};

/** Maximum number of reasons listed. */
const reasonsMost = 100;
