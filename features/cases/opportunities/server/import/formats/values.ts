import { htmlToText } from './html-to-markdown.ts';
import { hasTags } from './html.ts';

/** Removes NUL and lone surrogates, which cannot be stored, and normalizes line breaks. */
const storable = (text: string) =>
  text.replaceAll('\u0000', '').toWellFormed().replaceAll(/\r\n?/gu, '\n').trim();

const isScalar = (value: unknown) => typeof value !== 'object' || value === null;

/** Any value as text; null when empty. */
export function textOfValue(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value) && value.every(isScalar)) {
    const texts = value.map(textOfValue).filter((text) => text !== null);
    return texts.length === 0 ? null : texts.join(', ');
  }
  const text = storable(typeof value === 'object' ? JSON.stringify(value) : String(value));
  return text === '' || text === '{}' ? null : text;
}

/** The words of a value on one line: for names and facts, which are not Markdown. */
export function wordsOfValue(value: unknown): string | null {
  const text = textOfValue(value);
  if (text === null) return null;
  const words = htmlToText(text);
  return words === '' ? null : words;
}

/** A value as a fact: unchanged except for HTML and white space. */
export function factOfValue(value: unknown): string | null {
  const text = textOfValue(value);
  if (text === null) return null;
  if (hasTags(text)) return wordsOfValue(text);
  return text.replaceAll(/[^\S\n]+/gu, ' ');
}

/** A list of email addresses with any separators; other text is unchanged. */
export function emailsIn(text: string): string {
  const parts = text.split(/[;,\s]+/u).filter((part) => part !== '');
  return parts.every((part) => /^[^@\s]+@[^@\s]+$/u.test(part)) ? parts.join(', ') : text;
}

/** “partner-agencies-federal” and “partnerAgencies” as readable labels. */
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
