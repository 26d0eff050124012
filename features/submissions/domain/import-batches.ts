/** As UTF-8. A lone half of a pair becomes three bytes; a whole pair is four. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/**
 * Rows in as few calls as go: each below a number of rows and of bytes, so that none is refused for
 * its size. A row that is too large by itself goes alone and is refused with its number.
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
