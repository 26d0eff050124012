/** HTML that was escaped twice: “&amp;amp;” for “&”. */

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
};

const escape = String.raw`(?:(amp|lt|gt|quot|apos|nbsp)|#(\d{1,7})|#x([\da-f]{1,6}));`;
const ampersands = new RegExp(`&${escape}|&`, 'giu');
const twice = new RegExp(`&amp;${escape}`, 'iu');
const lastCode = 0x10_ff_ff;
/** More often no program escapes a text by mistake. */
const timesMost = 8;

/** What is escaped; '' where it is nothing that text can hold. */
function characterOf(name = '', decimal = '', hexadecimal = ''): string {
  if (name !== '') return named[name.toLowerCase()] ?? '';
  const code = decimal === '' ? Number.parseInt(hexadecimal, 16) : Number(decimal);
  if (!(code > 0 && code <= lastCode)) return '';
  const character = String.fromCodePoint(code);
  return character.isWellFormed() ? character : '';
}

/** The text with one escaping less; null where an ampersand stands that escaping would have replaced. */
function unescaped(text: string): string | null {
  let isEscaped = true;
  const less = text.replaceAll(
    ampersands,
    (_, name?: string, decimal?: string, hexadecimal?: string) => {
      const character = characterOf(name, decimal, hexadecimal);
      isEscaped &&= character !== '';
      return character;
    },
  );
  return isEscaped ? less : null;
}

/** The text without escapes, where all of it was escaped twice or more often, and null otherwise. */
export function unescapedWhole(text: string): string | null {
  if (!twice.test(text)) return null;
  const once = unescaped(text);
  let whole = once === null ? null : unescaped(once);
  let times = 2;
  for (let less = whole; less?.includes('&'); less = unescaped(less)) {
    whole = less;
    times += 1;
    // Each time reads the whole text.
    if (times > timesMost) return null;
  }
  return whole;
}
