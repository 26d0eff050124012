import { printableText } from '#core/domain/text/printable.ts';

/** A line has so many octets at most, without its end (RFC 5545, section 3.1). */
const lineOctets = 75;
const lineEnd = '\r\n';

/** How many octets a character has in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10_000 ? 3 : 4;
}

/** Folds a line that is too long, between characters: a continuation begins with a space. */
export function calendarLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const more = octetsOf(character);
    if (octets + more > lineOctets) {
      folded += `${lineEnd} `;
      octets = 1;
    }
    folded += character;
    octets += more;
  }
  return folded + lineEnd;
}

/** What a text may have: neither control characters but line ends, nor halves of characters. */
const printable = (text: string): string =>
  printableText(text).replaceAll(/\r\n?/gu, '\n').replaceAll('\u007F', ' ');

/** A value of type TEXT (RFC 5545, section 3.3.11). */
export const calendarText = (text: string): string =>
  printable(text)
    .replaceAll(/[\\;,]/gu, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

/** The name of a person as a parameter: quoted, and nothing may be escaped in it (section 3.2). */
export const addressParameter = (name: string): string =>
  `"${printable(name).replaceAll('"', "'").replaceAll(/\s+/gu, ' ')}"`;

/** An address as a value: whatever would end its line is encoded. */
export const calendarUrl = (link: string): string =>
  printable(link).replaceAll(/\s/gu, encodeURIComponent);
