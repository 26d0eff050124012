import { and, asc, count, not, sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { searchOutbox } from '#features/directory/search/server/tables.ts';

/** Notified by the outbox's trigger on every insert. */
export const outboxChannel = 'search_outbox';

export interface Changes {
  /** Ids of changed companies, without duplicates. */
  readonly ids: readonly string[];
  /** Their rows in the outbox. */
  readonly rows: readonly number[];
}

export const searchChanges = {
  /**
   * The next changes: single ones first, then bulk ones, oldest first. Rows are deleted by their
   * own number after they were applied, not up to a number: a lower one may be committed later.
   */
  async next(db: Queryable, most: number, { onlyByHand = false } = {}): Promise<Changes> {
    const changes = await db
      .select()
      .from(searchOutbox)
      .where(onlyByHand ? not(searchOutbox.isOneOfMany) : undefined)
      .orderBy(asc(searchOutbox.isOneOfMany), asc(searchOutbox.seq))
      .limit(most);
    return {
      ids: [...new Set(changes.map(({ companyId }) => companyId))],
      rows: changes.map(({ seq }) => seq),
    };
  },

  async applied(db: Queryable, { rows }: Changes): Promise<void> {
    await db
      .delete(searchOutbox)
      .where(sql`${searchOutbox.seq} = any(${sql.param(rows)}::bigint[])`);
  },

  /**
   * Deletes bulk changes whose companies were read in the same transaction (same snapshot). Only
   * while a rebuild is open, which reads everything.
   */
  async markBulkLoaded(db: Queryable, companyIds: readonly string[]): Promise<void> {
    await db
      .delete(searchOutbox)
      .where(
        and(
          searchOutbox.isOneOfMany,
          sql`${searchOutbox.companyId} = any(${sql.param(companyIds)}::uuid[])`,
        ),
      );
  },

  /** Queues these companies again, after writes that may have been out of order. */
  async again(db: Queryable, { ids }: Changes): Promise<void> {
    await db.execute(
      sql`insert into ${searchOutbox} (company_id) select unnest(${sql.param(ids)}::uuid[])`,
    );
  },

  /** Queues the companies with a tag in one of these spellings, as a bulk change. */
  async addTagged(db: Queryable, spellings: readonly string[]): Promise<void> {
    await db.execute(sql`
      insert into ${searchOutbox} (company_id, is_one_of_many)
      select ${companies.id}, true from ${companies}
      where ${companies.tags} && ${sql.param(spellings)}::text[]`);
  },

  async count(db: Queryable): Promise<number> {
    const [counted] = await db.select({ all: count() }).from(searchOutbox);
    return counted?.all ?? 0;
  },

  /** The number of companies and of waiting changes, in one snapshot. */
  async countIndexedAndWaiting(db: Queryable): Promise<{ companies: number; waiting: number }> {
    const { rows } = await db.execute<{ companies: number; waiting: number }>(
      sql`select (select count(*)::int from ${companies}) companies,
        (select count(*)::int from ${searchOutbox}) waiting`,
    );
    return rows[0] ?? { companies: 0, waiting: 0 };
  },
};
