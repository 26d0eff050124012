/** Prints rows under their headings, in columns as wide as their longest cell. */
export function printTable(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  const all = [headings, ...rows];
  const widths = headings.map((_, column) =>
    Math.max(...all.map((row) => row[column]?.length ?? 0)),
  );
  const lines = all.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  process.stdout.write(`${lines.join('\n')}\n`);
}
