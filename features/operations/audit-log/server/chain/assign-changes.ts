interface Entry {
  readonly id: string;
  readonly subjectId: string;
  readonly transactionId: string;
}

interface Change {
  readonly rowId: string;
  readonly transactionId: string;
}

/**
 * Which changes belong to which entry, both in order: those of its transaction in the row that it is
 * about, to the last one about it; all others of the transaction to its first entry.
 */
export function assignChanges<OneChange extends Change>(
  entries: readonly Entry[],
  changes: readonly OneChange[],
): ReadonlyMap<string, readonly OneChange[]> {
  const firstOf = new Map<string, string>();
  const aboutRow = new Map<string, string>();
  for (const { id, subjectId, transactionId } of entries) {
    const row = `${transactionId} ${subjectId}`;
    if (!firstOf.has(transactionId)) firstOf.set(transactionId, id);
    aboutRow.set(row, id);
  }
  return Map.groupBy(
    changes,
    ({ transactionId, rowId }) =>
      aboutRow.get(`${transactionId} ${rowId}`) ?? firstOf.get(transactionId) ?? '',
  );
}
