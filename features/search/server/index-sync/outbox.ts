import { and, asc, count, inArray, not, sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { companies } from '#features/companies/server/tables.ts';
import { searchOutbox } from '#features/search/server/tables.ts';

/** The channel on which the database tells that there is something in the outbox (see its trigger). */
export const outboxChannel = 'search_outbox';

export interface Changes {
  /** Companies that changed, each once. */
  readonly ids: readonly string[];
  /** The rows that say so. */
  readonly rows: readonly number[];
}

export const searchChanges = {
  /**
   * The next ones: what somebody changed by hand, then what came in by the thousand; the oldest of
   * each. They stay until they are said to be applied, and go by their own numbers and not up to one:
   * a lower number may be committed later.
   */
  async next(db: Queryable, most: number, { onlyByHand = false } = {}): Promise<Changes> {
    const found = await db
      .select()
      .from(searchOutbox)
      .where(onlyByHand ? not(searchOutbox.isOneOfMany) : undefined)
      .orderBy(asc(searchOutbox.isOneOfMany), asc(searchOutbox.seq))
      .limit(most);
    return {
      ids: [...new Set(found.map(({ companyId }) => companyId))],
      rows: found.map(({ seq }) => seq),
    };
  },

  async applied(db: Queryable, { rows }: Changes): Promise<void> {
    await db
      .delete(searchOutbox)
      .where(sql`${searchOutbox.seq} = any(${sql.param(rows)}::bigint[])`);
  },

  /**
   * What came in by the thousand and was read as it is now: to be asked in the transaction that read
   * it, where both see the same moment. Allowed only while a rebuild is open, which reads everything.
   */
  async markBulkLoaded(db: Queryable, companyIds: readonly string[]): Promise<void> {
    await db
      .delete(searchOutbox)
      .where(and(searchOutbox.isOneOfMany, inArray(searchOutbox.companyId, [...companyIds])));
  },

  /** Whoever may have written them out of turn has them written again. */
  async again(db: Queryable, { ids }: Changes): Promise<void> {
    await db.execute(
      sql`insert into ${searchOutbox} (company_id) select unnest(${sql.param(ids)}::uuid[])`,
    );
  },

  async count(db: Queryable): Promise<number> {
    const [counted] = await db.select({ all: count() }).from(searchOutbox);
    return counted?.all ?? 0;
  },

  /** How many companies there are, and how many changes wait, at one moment. */
  async countIndexedAndWaiting(db: Queryable): Promise<{ companies: number; waiting: number }> {
    const { rows } = await db.execute<{ companies: number; waiting: number }>(
      sql`select (select count(*)::int from ${companies}) companies,
        (select count(*)::int from ${searchOutbox}) waiting`,
    );
    return rows[0] ?? { companies: 0, waiting: 0 };
  },
};
