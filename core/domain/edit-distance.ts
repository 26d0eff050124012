/** Longer words are cut: a typo in so long a word is unlikely. */
const longest = 256;
/** Three rows of the matrix, reused because a search compares tens of thousands of words. */
let before = new Uint16Array(longest + 1);
let last = new Uint16Array(longest + 1);
let next = new Uint16Array(longest + 1);

/**
 * Optimal string alignment distance: letters inserted, deleted or substituted, and neighbours
 * transposed. Stops beyond `most` and returns `most + 1`.
 */
export function editDistance(one: string, other: string, most: number): number {
  const far = most + 1;
  if (Math.abs(one.length - other.length) > most) return far;
  // A common prefix or suffix needs no edit.
  let start = 0;
  let rows = Math.min(one.length, longest);
  let columns = Math.min(other.length, longest);
  while (start < rows && start < columns && one.charCodeAt(start) === other.charCodeAt(start))
    start += 1;
  while (
    rows > start &&
    columns > start &&
    one.charCodeAt(rows - 1) === other.charCodeAt(columns - 1)
  ) {
    rows -= 1;
    columns -= 1;
  }
  rows -= start;
  columns -= start;
  if (rows === 0 || columns === 0) return Math.max(rows, columns);
  for (let column = 0; column <= columns; column += 1) last[column] = column;
  for (let row = 1; row <= rows; row += 1) {
    // Cells farther from the diagonal than `most` are always too far.
    const from = Math.max(1, row - most);
    const to = Math.min(columns, row + most);
    next[from - 1] = from === 1 ? row : far;
    const letter = one.charCodeAt(start + row - 1);
    const letterBefore = row > 1 ? one.charCodeAt(start + row - 2) : -1;
    let least = from === 1 ? row : far;
    for (let column = from; column <= to; column += 1) {
      const otherLetter = other.charCodeAt(start + column - 1);
      let edits = (last[column - 1] ?? far) + (letter === otherLetter ? 0 : 1);
      const deleted = column === row + most ? far : (last[column] ?? far) + 1;
      if (deleted < edits) edits = deleted;
      const inserted = (next[column - 1] ?? far) + 1;
      if (inserted < edits) edits = inserted;
      const isTransposed =
        column > 1 &&
        otherLetter === letterBefore &&
        letter === other.charCodeAt(start + column - 2);
      if (isTransposed && (before[column - 2] ?? far) + 1 < edits)
        edits = (before[column - 2] ?? far) + 1;
      next[column] = edits;
      if (edits < least) least = edits;
    }
    if (least > most) return far;
    [before, last, next] = [last, next, before];
  }
  return Math.min(last[columns] ?? far, far);
}
