import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { companyEvents as events } from '#features/directory/companies/domain/events.ts';
import {
  editableFields,
  profileFields,
  type EditableField,
} from '#features/directory/companies/domain/company-fields.ts';
import type {
  CompanyValues,
  WrittenValue,
  WrittenValues,
} from '#features/directory/companies/domain/company-values.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { emit } from '#core/server/events/emit.ts';
import { newId } from '#core/server/tables/columns.ts';
import { users } from '#core/server/tables/users.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { ownCorporation } from './shared/own-values.ts';
import { companies, companyValues } from './tables.ts';

/** A change as the endpoint read it. */
export interface Edit {
  readonly values: CompanyValues;
  readonly revert: readonly EditableField[];
  readonly source: string | null;
}

const editor = sql<string | null>`
  nullif(trim(concat_ws(' ', ${users.firstName}, ${users.lastName})), '')`;

async function valuesOf(db: Queryable, companyId: string, scope: SQL): Promise<WrittenValue[]> {
  return db
    .select({
      field: companyValues.field,
      value: companyValues.value,
      sourceValue: companyValues.sourceValue,
      source: companyValues.source,
      editedBy: editor,
      editedAt: companyValues.editedAt,
    })
    .from(companyValues)
    .leftJoin(users, eq(users.id, companyValues.editedBy))
    .where(and(eq(companyValues.companyId, companyId), scope))
    .orderBy(asc(companyValues.field));
}

const inScope = (corporationId: string | null): SQL =>
  corporationId === null
    ? isNull(companyValues.corporationId)
    : eq(companyValues.corporationId, corporationId);

/** The shared values of a company, and those of the viewer's corporation. */
export async function writtenValues(
  db: Queryable,
  viewer: Viewer,
  companyId: string,
): Promise<WrittenValues> {
  const corporationId = ownCorporation(viewer);
  return {
    shared: await valuesOf(db, companyId, inScope(null)),
    own: corporationId === null ? [] : await valuesOf(db, companyId, inScope(corporationId)),
  };
}

interface Target {
  readonly companyId: string;
  readonly corporationId: string | null;
  readonly userId: string | null;
}

const entriesOf = (values: CompanyValues): [EditableField, unknown][] =>
  editableFields.flatMap((field) => (values[field] === undefined ? [] : [[field, values[field]]]));

/** The column of a field, as the trigger on companies names it. */
const columnOf = (field: EditableField): string =>
  field.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);

async function write(db: Queryable, target: Target, { values, source }: Edit): Promise<void> {
  for (const [field, value] of entriesOf(values)) {
    const said = sql`(select to_jsonb(known) -> ${columnOf(field)} from ${companies} known
      where known.id = ${target.companyId})`;
    const row = {
      value: sql`${JSON.stringify(value)}::jsonb`,
      source,
      editedBy: target.userId,
      editedAt: sql`now()`,
    };
    await db
      .insert(companyValues)
      .values({
        id: newId(),
        field,
        companyId: target.companyId,
        corporationId: target.corporationId,
        ...row,
        sourceValue: target.corporationId === null ? said : null,
      })
      .onConflictDoUpdate({
        target: [companyValues.companyId, companyValues.corporationId, companyValues.field],
        set: row,
        // Written again as it is, it stays whose it was.
        setWhere: sql`(${companyValues.value}, ${companyValues.source})
          is distinct from (excluded.value, excluded.source)`,
      });
  }
}

const those = ({ companyId, corporationId }: Target, fields: readonly EditableField[]) =>
  and(
    eq(companyValues.companyId, companyId),
    inScope(corporationId),
    inArray(companyValues.field, [...fields]),
  );

/** Keeps values for one corporation, or removes them. The shared record stays as it is. */
export async function editOwnValues(
  db: Queryable,
  { userId }: Granted<'keepCompanyValues'>,
  corporationId: string,
  companyId: string,
  edit: Edit,
): Promise<void> {
  const target = { companyId, corporationId, userId };
  if (edit.revert.length > 0) await db.delete(companyValues).where(those(target, edit.revert));
  await write(db, target, edit);
}

/**
 * Edits the shared record: a trigger puts the written values into the record whenever it is written, and
 * keeps what the source says. So an import does not undo an edit.
 */
export async function editSharedRecord(
  db: Queryable,
  { userId }: Granted<'importRecords'>,
  companyId: string,
  edit: Edit,
): Promise<void> {
  const target = { companyId, corporationId: null, userId };
  const gone =
    edit.revert.length === 0
      ? []
      : await db.delete(companyValues).where(those(target, edit.revert)).returning({
          field: companyValues.field,
          value: companyValues.sourceValue,
        });
  await write(db, target, edit);
  const said = Object.fromEntries(gone.map(({ field, value }) => [columnOf(field), value]));
  const back = (column: string) =>
    Object.hasOwn(said, column)
      ? sql`(jsonb_populate_record(${companies}, ${JSON.stringify(said)}::jsonb)).${sql.identifier(column)}`
      : sql.identifier(column);
  const columns = [...new Set([...Object.keys(said).filter(isStored), 'funding_amount'])];
  await db.execute(sql`
    update ${companies} set updated_at = now(), ${sql.join(
      columns.map((column) => sql`${sql.identifier(column)} = ${back(column)}`),
      sql`, `,
    )} where id = ${companyId}`);
  const fields = [...entriesOf(edit.values).map(([field]) => field), ...edit.revert];
  await emit(db, events['company.edited'], { companyId, actorId: userId, fields });
}

/** Fields that no column holds are kept as written values alone. */
const isStored = (column: string) => !profileFields.map(columnOf).includes(column);
