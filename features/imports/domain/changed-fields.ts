type Values = Readonly<Record<string, unknown>>;

const says = (value: unknown): boolean =>
  value !== null &&
  value !== undefined &&
  value !== '' &&
  !(Array.isArray(value) && value.length === 0);

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/u.test(value);

/** Two texts of one moment are the same, however many zeros they end in. */
function isSame(one: unknown, other: unknown): boolean {
  if (isMoment(one) && isMoment(other)) return Date.parse(one) === Date.parse(other);
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * What fields hold now that a row says something else of. What it leaves blank stays as it is, and
 * what the record does not tell is not compared.
 */
export const changedFields = (row: Values, record: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).flatMap(([field, value]) =>
      says(value) && Object.hasOwn(record, field) && !isSame(value, record[field])
        ? [[field, record[field] ?? null]]
        : [],
    ),
  );
