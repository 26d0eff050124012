import { sql, type SQL } from 'drizzle-orm';
import type { Document, FieldValue } from '#core/domain/documents/document.ts';
import { refusals } from '#core/domain/refusals.ts';
import {
  afterCursor,
  keyColumn,
  orderByKeys,
  pageOf,
  type SortKey,
} from '#core/platform/database/cursor.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { DocumentCollection } from './document-collection.ts';

const newestFirst: readonly SortKey[] = [
  { by: sql`created_at`, type: 'timestamptz' },
  { by: sql`id`, type: 'uuid' },
];

/** The field is one of the values, or a list that has one of them. A missing field is null. */
function matches(field: string, values: readonly FieldValue[]): SQL {
  const stored = sql`coalesce(document -> ${field}::text, 'null'::jsonb)`;
  const list = sql`${JSON.stringify(values)}::jsonb`;
  return sql`exists (
    select from jsonb_array_elements(${list}) as wanted(value)
    where ${stored} = value or (jsonb_typeof(${stored}) = 'array' and ${stored} @> value))`;
}

interface ListQuery {
  readonly field?: string | undefined;
  readonly values?: readonly FieldValue[] | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** @throws Refused `invalid` for a field without values, or values without a field */
export async function listDocuments(
  db: Queryable,
  viewer: Viewer,
  { visible }: DocumentCollection,
  { field, values, limit, cursor }: ListQuery,
) {
  if ((field === undefined) !== (values === undefined)) {
    throw refused(refusals.invalid, { problem: 'query: field and values belong together.' });
  }
  const conditions = [
    field === undefined || values === undefined ? undefined : matches(field, values),
    afterCursor(cursor, newestFirst, 'descending'),
  ].filter((condition) => condition !== undefined);
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  const { rows } = await db.execute<{ row: Document; cursorKeys: unknown[] }>(sql`
    select document as row, ${keyColumn(newestFirst)} as "cursorKeys"
    from (${visible(viewer)}) as documents ${where}
    order by ${sql.join(orderByKeys(newestFirst, 'descending'), sql`, `)}
    limit ${limit + 1}`);
  return pageOf(rows, limit);
}

/** @throws Refused `notFound` */
export async function loadDocument(
  db: Queryable,
  viewer: Viewer,
  { visible }: DocumentCollection,
  id: string,
): Promise<Document> {
  const { rows } = await db.execute<{ document: Document }>(sql`
    select document from (${visible(viewer)}) as documents where id = ${id}::uuid`);
  const [row] = rows;
  if (row === undefined) throw refused(refusals.notFound);
  return row.document;
}
