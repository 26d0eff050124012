/** How tokenizers mark the pieces that begin a word; WordPiece marks the others, which are no words then. */
const beginnings = ['▁', 'Ġ'];
const word = /^\p{L}[\p{L}\p{M}]+$/u;

/** The whole words among the pieces of a tokenizer, lower case, each once. */
export function wholeWords(pieces: readonly string[]): string[] {
  const mark = beginnings.find((one) => pieces.some((piece) => piece.startsWith(one))) ?? '';
  const begun = pieces
    .filter((piece) => piece.startsWith(mark))
    .map((piece) => piece.slice(mark.length));
  return [...new Set(begun.filter((piece) => word.test(piece)).map((one) => one.toLowerCase()))];
}
