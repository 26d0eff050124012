import { htmlToText } from './html-to-markdown.ts';
import { hasTags } from './html.ts';

/** NUL cannot be stored, a lone surrogate is no text, and some programs end lines in two characters. */
const storable = (text: string) =>
  text.replaceAll('\u0000', '').toWellFormed().replaceAll(/\r\n?/gu, '\n').trim();

const isScalar = (value: unknown) => typeof value !== 'object' || value === null;

/** Any value as the text it stands for; null when it is blank. */
export function textOfValue(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value) && value.every(isScalar)) {
    const texts = value.map(textOfValue).filter((text) => text !== null);
    return texts.length === 0 ? null : texts.join(', ');
  }
  const text = storable(typeof value === 'object' ? JSON.stringify(value) : String(value));
  return text === '' || text === '{}' ? null : text;
}

/** The words of a value on one line: for names and for facts, which have no Markdown. */
export function wordsOfValue(value: unknown): string | null {
  const text = textOfValue(value);
  if (text === null) return null;
  const words = htmlToText(text);
  return words === '' ? null : words;
}

/** A value as a fact of the source: as it stands, but for HTML and spaces. */
export function factOfValue(value: unknown): string | null {
  const text = textOfValue(value);
  if (text === null) return null;
  if (hasTags(text)) return wordsOfValue(text);
  return text.replaceAll(/[^\S\n]+/gu, ' ');
}

/** E-mail addresses with whatever stood between them as a list; any other text as it is. */
export function emailsIn(text: string): string {
  const parts = text.split(/[;,\s]+/u).filter((part) => part !== '');
  return parts.every((part) => /^[^@\s]+@[^@\s]+$/u.test(part)) ? parts.join(', ') : text;
}

/** “partner-agencies-federal” and “partnerAgencies” as somebody would say them. */
export function labelOfField(field: string): string {
  const words = field
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/gu, ' ')
    .replaceAll(/[-_.\s]+/gu, ' ')
    .trim();
  const spoken = /[a-z]/u.test(words)
    ? words.replaceAll(/(?<= )[A-Z](?=[a-z])/gu, (letter) => letter.toLowerCase())
    : words;
  return spoken === '' ? 'Without a name' : spoken.charAt(0).toUpperCase() + spoken.slice(1);
}
