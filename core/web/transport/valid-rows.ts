import * as z from 'zod/mini';

/**
 * The valid part of a page that does not match its schema: the valid rows, and every other valid field.
 * Without a usable cursor there is no next page. Null where none of its rows is valid: a list that cannot
 * be read is not an empty one.
 */
export function keepValidRows(shape: z.ZodMiniType, body: unknown): Record<string, unknown> | null {
  const shapes: Readonly<Record<string, z.core.$ZodType>> =
    shape instanceof z.ZodMiniObject ? shape.shape : {};
  const source: Readonly<Record<string, unknown>> =
    typeof body === 'object' && body !== null ? { ...body } : {};
  const page: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(shapes)) {
    const result = z.safeParse(field, source[name]);
    if (result.success) page[name] = result.data;
  }
  const rows = source['data'];
  const data = rowsThatFit(shapes['data'], rows);
  if (data.length === 0 && !(Array.isArray(rows) && rows.length === 0)) return null;
  return {
    ...page,
    data,
    hasNextPage: page['hasNextPage'] === true && typeof page['endCursor'] === 'string',
  };
}

function rowsThatFit(shape: z.core.$ZodType | undefined, rows: unknown): unknown[] {
  if (!(shape instanceof z.ZodMiniArray) || !Array.isArray(rows)) return [];
  return rows.flatMap((row: unknown) => {
    const result = z.safeParse(shape._zod.def.element, row);
    return result.success ? [result.data] : [];
  });
}
