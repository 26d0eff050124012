import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import { opportunityStatus } from '#features/cases/opportunities/domain/opportunity.ts';
import { summarise } from '#features/cases/opportunities/domain/summary.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { newId } from '#core/server/tables/columns.ts';
import { cycles } from '#core/server/tables/corporations.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { sourceFormatOf } from '#features/cases/opportunities/server/import/formats/opportunity-formats.ts';
import type { OpportunityRow } from '#features/cases/opportunities/server/import/formats/opportunity-row.ts';
import { addImportedTeam } from './imported-team.ts';
import {
  saveBeforeImages,
  saveAfterImages,
  undoChanges,
  type ChangedTable,
} from '#features/directory/imports/server/shared/record-changes.ts';
import type {
  CellReadOptions,
  WriteOutcome,
  RecordTarget,
} from '#features/directory/imports/server/shared/record-target.ts';
import {
  emitImported,
  opportunityUrl,
} from '#features/cases/opportunities/server/shared/imported.ts';
import { withRollback } from '#features/directory/imports/server/shared/with-rollback.ts';

const rowsAtOnce = 100;

/** The cycle of rows that name none. */
const undatedCycle = { name: 'Imported', startDate: null, endDate: null };

const table: ChangedTable = {
  name: 'opportunities',
  goesAlong: {
    'search_work.opportunity_id': sql`false`,
    'match_announcements.opportunity_id': sql`false`,
    // The case team of the file came in the same transaction.
    'opportunity_team.opportunity_id': sql`ref.created_at <> (
      select made.created_at from opportunities made where made.id = ref.opportunity_id)`,
  },
  columns: [
    'name',
    'introduction',
    'business_need',
    'call_to_action',
    'focus_areas',
    'categories',
    'start_date',
    'end_date',
    'reward',
    'source',
    'summary',
    'url',
    'cycle_id',
  ],
  besides: sql`version = r.version + 1`,
};

async function cycleFor(
  db: Queryable,
  corporationId: string,
  cycle: NonNullable<OpportunityRow['cycle']>,
): Promise<string> {
  const named = and(eq(cycles.corporationId, corporationId), eq(cycles.name, cycle.name));
  const [row] = await db.select({ id: cycles.id }).from(cycles).where(named);
  if (row) return row.id;
  const id = newId();
  await db.insert(cycles).values({ id, corporationId, ...cycle });
  return id;
}

function valuesOf(row: OpportunityRow) {
  return {
    name: row.name,
    introduction: row.introduction,
    businessNeed: row.businessNeed,
    callToAction: row.callToAction,
    focusAreas: row.focusAreas,
    categories: row.categories,
    startDate: row.startDate,
    endDate: row.endDate,
    reward: row.reward,
    source: { name: row.sourceName, externalId: row.externalId, facts: row.facts },
    summary: summarise(row.introduction, row.businessNeed),
  };
}

/** The imported fields of an opportunity, normalized for comparison. */
const comparable = (values: ReturnType<typeof valuesOf>) => ({
  ...values,
  startDate: values.startDate && new Date(values.startDate).getTime(),
  endDate: values.endDate && new Date(values.endDate).getTime(),
});

/** Rows whose deadline has passed are imported with a remark. */
function endNotes({ endDate }: OpportunityRow, now: Date): string[] {
  const times = { closedAt: null, reopenedAt: null, endDate: endDate ? new Date(endDate) : null };
  return opportunityStatus(times, now) === 'FINISHED'
    ? ['Its end date has passed, so it is shown as finished.']
    : [];
}

interface Place {
  readonly importId: string;
  readonly corporationId: string;
  /** Who started the import; null: the command line. */
  readonly actorId: string | null;
  /** The app's base URL, for opportunities without a link of their own. */
  readonly publicUrl: string;
}

/** Inserts or updates an opportunity. Idempotent. */
async function putOne(db: Queryable, place: Place, row: OpportunityRow): Promise<WriteOutcome> {
  const { importId, corporationId, actorId, publicUrl } = place;
  const values = valuesOf(row);
  const cycleId = await cycleFor(db, corporationId, row.cycle ?? undatedCycle);
  const [opportunity] = await db
    .select()
    .from(opportunities)
    .where(
      and(
        eq(opportunities.corporationId, corporationId),
        sql`${opportunities.source} ->> 'name' = ${row.sourceName}`,
        sql`${opportunities.source} ->> 'externalId' = ${row.externalId}`,
      ),
    )
    .for('update');
  const id = opportunity?.id ?? newId();
  const url = row.url ?? opportunity?.url ?? opportunityUrl(publicUrl, id);
  if (opportunity) {
    const before = Object.fromEntries(
      Object.keys(values).map((key) => [key, opportunity[key as keyof typeof values]]),
    ) as ReturnType<typeof valuesOf>;
    const isSame =
      opportunity.url === url &&
      opportunity.cycleId === cycleId &&
      isDeepStrictEqual(comparable(before), comparable(values));
    if (isSame) return 'unchanged';
    await saveBeforeImages(db, importId, table, [id]);
    await db
      .update(opportunities)
      .set({
        ...values,
        url,
        cycleId,
        version: sql`${opportunities.version} + 1`,
        updatedAt: sql`now()`,
      })
      .where(eq(opportunities.id, id));
  } else {
    await db.insert(opportunities).values({ ...values, id, url, cycleId, corporationId });
  }
  const remarks = opportunity ? [] : await addImportedTeam(db, id, row.team ?? []);
  await saveAfterImages(db, importId, table, [id]);
  await emitImported(db, {
    opportunityId: id,
    actorId,
    source: row.sourceName,
    externalId: row.externalId,
  });
  return opportunity ? 'updated' : { result: 'created', remarks };
}

/** Writes opportunities of one corporation, identified by source and id. */
export function opportunitiesTarget(
  place: Place,
  { columns, mapping, dateOrders, timeZone, now }: CellReadOptions,
): RecordTarget<OpportunityRow> {
  const { shape, recordOf } = sourceFormatOf(columns, mapping, dateOrders);
  const put = async (db: Queryable, rows: readonly OpportunityRow[]): Promise<WriteOutcome[]> => {
    const outcomes: WriteOutcome[] = [];
    for (const row of rows) outcomes.push(await putOne(db, place, row));
    return outcomes;
  };
  return {
    rowsAtOnce,
    read(cells) {
      const read = shape.read(recordOf(cells), { timeZone });
      return read.skipped === undefined
        ? { row: read.row, remarks: [...read.notes, ...endNotes(read.row, now)] }
        : { rejected: [read.skipped] };
    },
    idOf: ({ sourceName, externalId }) => JSON.stringify([sourceName, externalId]),
    joined: (_, later) => later,
    shown: ({ facts: _, team: __, cycle, ...row }) => ({ ...row, cycleName: cycle?.name ?? null }),
    dryRun: (db, rows) => withRollback(db, (tx) => put(tx, rows)),
    put,
    undo: (db) => undoChanges(db, place.importId, table),
  };
}
