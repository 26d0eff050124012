/**
 * Plain text as Markdown that shows that very text (CommonMark 0.31 with GitHub's tables, struck
 * text and bare links). Only what would act is escaped, so that the text stays readable to whoever
 * edits it.
 */
const acting =
  /[`[\]~]|\\(?=[!-/:-@[-`{-~\n]|$)|(?<!\s)\*|\*(?!\s)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|<(?=[a-z/!?])|&(?=(?:#\d+|#x[\da-f]+|\w+);)/giu;

const backslashed = (text: string) => text.replaceAll(acting, String.raw`\$&`);

/** What would become a link of its own beside emphasis, or within a link, and swallow what follows. */
const linking = /(?<=https?):(?=\/\/)|(?<=www)\.|(?<=[\w.+-])@(?=[a-z\d])/giu;

/** A piece of a text that has emphasis or links beside it. */
export const escapeText = (text: string): string =>
  backslashed(text).replaceAll(linking, String.raw`\$&`);

const address =
  /(?<![a-z])https?:\/\/[^\s<>\\|`]*[^\s<>\\|`.,:;!?'"()[\]*_~]|(?<![\w.+-])[\w.+-]+@[a-z\d]+(?:-+[a-z\d]+)*(?:\.[a-z\d]+(?:-+[a-z\d]+)*)+/giu;

/** Splits off web and e-mail addresses, which no backslash may break. */
export function splitAddresses(text: string): { text: string; isAddress: boolean }[] {
  const pieces: { text: string; isAddress: boolean }[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    pieces.push({ text: text.slice(from, index), isAddress: false });
    pieces.push({ text: found, isAddress: true });
    from = index + found.length;
  }
  pieces.push({ text: text.slice(from), isAddress: false });
  return pieces.filter((piece) => piece.text !== '');
}

/** Behind an address: nothing that a reader would take for a part of it. */
const breathes = /^[.,:;!?'")]*(?:[^\S\n]|$)/u;
const stuck = /(?<=www)\.(?![\w.,/?=&%#:;!-]{0,2000}(?:[^\S\n]|$))/giu;

/** A text with nothing beside it: addresses stay bare where nothing in them or behind them acts. */
export function escapePlain(text: string): string {
  const pieces = splitAddresses(text);
  const written = pieces.map(({ text: piece, isAddress }, at) => {
    if (!isAddress) return backslashed(piece).replaceAll(stuck, String.raw`\.`);
    const bare = backslashed(piece) === piece && breathes.test(pieces[at + 1]?.text ?? '');
    return bare ? piece : `<${piece}>`;
  });
  return written.join('');
}

const lineStart =
  /^(?:[-+*](?=\s|$)|[-=:](?=[-=:|\s]*$)|#{1,6}(?=\s|$)|>|\||\d{1,9}(?=[.)](?:\s|$)))/u;

/** A line of Markdown that must not begin a list, heading, quote, rule or table. */
export function escapeLineStart(line: string): string {
  return line.replace(lineStart, (start) => (/^\d/u.test(start) ? `${start}\\` : `\\${start}`));
}
