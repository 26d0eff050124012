/** UTF-8 that was read as Windows-1252 or Latin-1, and written as UTF-8 again: “CafÃ©” for “Café”. */

/** Bytes 0x80 to 0x9F in Windows-1252. Five are none there, and control characters in Latin-1. */
const upper = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
const firstUpper = 0x80;
const lastByte = 0xff;
const byteOf = new Map([...upper].map((character, nth) => [character, firstUpper + nth]));

/** The bytes that were read as this text, as an address writes them; null where one is of neither. */
function bytesOf(text: string): string | null {
  let bytes = '';
  for (const character of text) {
    const code = character.charCodeAt(0);
    const byte = code <= lastByte ? code : byteOf.get(character);
    if (byte === undefined) return null;
    bytes += `%${byte.toString(16).padStart(2, '0')}`;
  }
  return bytes;
}

/** The text with one encoding less; null where its bytes are no UTF-8. */
function decoded(text: string): string | null {
  const bytes = bytesOf(text);
  if (bytes === null) return null;
  try {
    return decodeURIComponent(bytes);
  } catch {
    return null;
  }
}

/** The bytes of one character beyond ASCII, as they are shown. */
const next = `[\u0080-\u00BF${upper}]`;
const sequences = new RegExp(
  `[\u00C2-\u00DF]${next}|[\u00E0-\u00EF]${next}{2}|[\u00F0-\u00F4]${next}{3}`,
  'gu',
);
const begin = new RegExp(`[\u00C2-\u00F4]${next}`, 'u');

const isIn = (characters: RegExp) => (text: string) => characters.test(text);
const isLetter = isIn(/\p{L}/u);
const isUpper = isIn(/\p{Lu}/u);
const isLower = isIn(/\p{Ll}/u);
const isBeyondAscii = isIn(/[^\0-\x7F]/u);
/** What stands right behind a word of sound text: “CAFÉ™”, “PÅ PLATS”, “UMEÅ–BODEN”, “l’été”…”. */
const isOfWords = isIn(/^[\u00A0’”“‘…™®©»›•·°²³¹ºª´†‡–—]*$/u);
/** What does not stand between two words. */
const isBetweenNone = isIn(/[™®©»›•·°²³¹ºª´†‡]/u);
/** Controls, what is unassigned, and signs that nobody writes about companies. */
const isStrange = isIn(
  /[\u0080-\u009F\u0180-\u019F\u01A2-\u01AE\u01B1-\u0217\u021C-\u02BA\u02BD-\u02C5\u02C8-\u02DB\u02DD-\u02FF\u037F\u05EB-\u0620\u1400-\u16FF\u1800-\u18AF\u2800-\u28FF\p{Cn}\p{Co}]|[\u0340-\u0373]|[\u0482-\u0489]|[\u0590-\u05CF]|[\u0700-\u08FF]/u,
);

/** Whether these can only be one character that was read as several, between what stands beside them. */
function isTelling(group: string, before: string, after: string): boolean {
  const [lead = '', signs] = [group[0], group.slice(1)];
  // “costa è €5”: one Chinese character alone is none.
  if (/[ã-ì]/u.test(lead)) return !isOfWords(signs) && isBeyondAscii(before + after);
  if (!isOfWords(signs)) return true;
  if (signs.length > 1) return false;
  if (isLower(before)) return true;
  if (lead !== 'Â' && lead !== 'Ã') return !isLetter(before) && isLower(after);
  if (!isLetter(before)) return true;
  // “KÃ–LN” and “CÃ´te”, but “IRMÃ DULCE” and “IRMÃ de”.
  return isUpper(decoded(group) ?? '') ? isUpper(after) : isLower(after) && isBetweenNone(signs);
}

/**
 * The text with one encoding less, where all of it was encoded twice, and null otherwise. In doubt it was
 * not: sound text may have the same characters, but not where these are.
 */
export function decodedOnce(text: string): string | null {
  if (!begin.test(text)) return null;
  const isTold = [...text.matchAll(sequences)].some(({ 0: group, index }) =>
    isTelling(group, text.charAt(index - 1), text.charAt(index + group.length)),
  );
  const less = isTold ? decoded(text) : null;
  // Of several encodings, one may leave controls, which the next takes away.
  return less !== null && isStrange(less) ? decodedOnce(less) : less;
}
