/** Length in UTF-8. A lone surrogate is encoded in three bytes, a pair in four. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/**
 * Splits rows into as few requests as possible, each within the limits of rows and bytes. A row
 * that is too large by itself is sent alone, so that it is refused with its number.
 */
export function splitIntoBatches<Row>(
  rows: readonly Row[],
  most: { readonly rows: number; readonly bytes: number },
): { first: number; rows: Row[] }[] {
  const batches: { first: number; rows: Row[] }[] = [];
  let bytes = 0;
  for (const [index, row] of rows.entries()) {
    const size = bytesOf(JSON.stringify(row)) + 1;
    const last = batches.at(-1);
    if (!last || last.rows.length >= most.rows || bytes + size > most.bytes) {
      batches.push({ first: index + 1, rows: [row] });
      bytes = size;
    } else {
      last.rows.push(row);
      bytes += size;
    }
  }
  return batches;
}
