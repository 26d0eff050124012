export function showTable(
  title: string,
  rows: Record<string, Record<string, number | string>>,
): void {
  console.log(`\n  ${title}`);
  console.table(rows);
}
