/**
 * What XML 1.0 cannot hold, not even escaped: control characters but tab and line ends, U+FFFE, U+FFFF and
 * halves of pairs. PowerPoint writes U+000B for a line break within a paragraph.
 */
const unprintable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** A text as files show it; each character that XML cannot hold is a space. */
export const printableText = (text: string): string => text.replaceAll(unprintable, ' ');

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Everything that a file is written from, with its texts as {@link printableText}. */
export function printable<Value>(value: Value): Value;
export function printable(value: unknown): unknown {
  if (typeof value === 'string') return printableText(value);
  if (Array.isArray(value)) return value.map((one: unknown) => printable(one));
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, printable(one)]));
}
