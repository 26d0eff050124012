type Values = Readonly<Record<string, unknown>>;

const says = (value: unknown): boolean =>
  value !== null &&
  value !== undefined &&
  value !== '' &&
  !(Array.isArray(value) && value.length === 0);

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/u.test(value);

/** Compares instants regardless of trailing zeros. */
function isSame(one: unknown, other: unknown): boolean {
  if (isMoment(one) && isMoment(other)) return Date.parse(one) === Date.parse(other);
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * The current values of the fields that a row changes. Empty fields of the row are ignored, and
 * fields that the record does not have are not compared.
 */
export const changedFields = (row: Values, record: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).flatMap(([field, value]) =>
      says(value) && Object.hasOwn(record, field) && !isSame(value, record[field])
        ? [[field, record[field] ?? null]]
        : [],
    ),
  );
