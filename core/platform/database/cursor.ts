import { refusals } from '#core/domain/refusals.ts';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import * as z from 'zod/mini';
import { text } from '#core/domain/schemas.ts';
import { isoText } from './json-object.ts';
import { refused } from '#core/platform/http/refused.ts';

/** One column of an order: the expression and its SQL type. */
export interface SortKey {
  readonly by: SQL;
  readonly type: 'float8' | 'text' | 'uuid' | 'timestamptz';
}

/** The prefix of a text that is sorted by; ties are broken by id. It bounds the cursor. */
const textKeyCharacters = 100;

/** A text column as a case-insensitive sort key. */
export const textKey = (column: SQLWrapper): SortKey => ({
  by: sql`left(lower(${column}), ${sql.raw(String(textKeyCharacters))})`,
  type: 'text',
});

const shapes = {
  float8: z.number(),
  text: text(2 * textKeyCharacters),
  uuid: z.uuid(),
  timestamptz: z.iso.datetime({ offset: true }),
} satisfies Record<SortKey['type'], z.ZodMiniType>;

/** A row's sort key values as a column to select, for its cursor. */
export const keyColumn = (keys: readonly SortKey[]): SQL<unknown[]> =>
  sql<unknown[]>`json_build_array(${sql.join(
    keys.map(({ by, type }) => (type === 'timestamptz' ? isoText(by) : by)),
    sql`, `,
  )})`;

const encodeCursor = (values: unknown[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

function decode(cursor: string, keys: readonly SortKey[]): unknown[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(values) && values.length === keys.length) {
      return keys.map(({ type }, index) => z.parse(shapes[type], values[index]));
    }
  } catch {
    // Refused below.
  }
  throw refused(refusals.invalid, { problem: 'query.cursor: this is not a place in this list.' });
}

type Direction = 'ascending' | 'descending';

function afterValues(
  keys: readonly SortKey[],
  direction: Direction,
  valueAt: (index: number) => unknown,
): SQL {
  const columns = sql.join(
    keys.map(({ by }) => by),
    sql`, `,
  );
  const place = sql.join(
    keys.map(({ type }, index) => sql`${valueAt(index)}::${sql.raw(type)}`),
    sql`, `,
  );
  return sql`(${columns}) ${sql.raw(direction === 'ascending' ? '>' : '<')} (${place})`;
}

/**
 * Keyset pagination: rows after the cursor, all keys in the same direction.
 * @throws Refused `invalid` for a cursor of another order.
 */
export function afterCursor(
  cursor: string | undefined,
  keys: readonly SortKey[],
  direction: Direction = 'ascending',
): SQL | undefined {
  if (cursor === undefined) return undefined;
  const values = decode(cursor, keys);
  return afterValues(keys, direction, (index) => values[index]);
}

/** The same for a prepared query, with placeholders (see `cursorParameters`). */
export const afterPlaceholder = (
  keys: readonly SortKey[],
  direction: Direction = 'ascending',
): SQL => afterValues(keys, direction, (index) => sql.placeholder(`place${index}`));

/**
 * The values for `afterPlaceholder`.
 * @throws Refused `invalid` for a cursor of another order.
 */
export const cursorParameters = (
  cursor: string,
  keys: readonly SortKey[],
): Record<string, unknown> =>
  Object.fromEntries(decode(cursor, keys).map((value, index) => [`place${index}`, value]));

export const orderByKeys = (keys: readonly SortKey[], direction: Direction = 'ascending'): SQL[] =>
  keys.map(({ by }) => sql`${by} ${sql.raw(direction === 'ascending' ? 'asc' : 'desc')}`);

/** Takes one row more than the page: whether there is a next page needs no count. */
export function pageOf<Row>(rows: { row: Row; cursorKeys: unknown[] }[], limit: number) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const hasNextPage = rows.length > limit;
  return {
    data: page.map(({ row }) => row),
    hasNextPage,
    endCursor: hasNextPage && last ? encodeCursor(last.cursorKeys) : undefined,
  };
}
