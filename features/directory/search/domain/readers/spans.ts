import { wordsOf, type Token } from '#features/directory/search/domain/tokenizer.ts';

/** A stretch of a text: [from, to) in UTF-16 units. */
export interface Span {
  readonly from: number;
  readonly to: number;
  /** What is searched in its place. */
  readonly instead?: string;
}

/** Whether nothing but blanks stands between two words, so that they are said together. */
export const isTogether = (text: string, one: Token, other: Token): boolean =>
  /^[\s'’.&_-]{0,3}$/u.test(text.slice(one.to, other.from));

const linking = new Set('and or und oder et ou och'.split(' '));

/** Whether nothing but "and" stands between two stretches. */
export function isLinked(text: string, one: Span, other: Span): boolean {
  const between = text.slice(one.to, other.from).trim().toLowerCase().replace(',', '').trim();
  return between === '' || linking.has(between);
}

/** Stretches that are linked are one. */
export function joinedSpans(text: string, spans: readonly Span[]): Span[] {
  const list: Span[] = [];
  for (const span of spans) {
    const last = list.at(-1);
    if (last && isLinked(text, last, span)) {
      list[list.length - 1] = { from: last.from, to: span.to };
    } else list.push(span);
  }
  return list;
}

/** What was said in a text, its stretches joined. */
export const saidIn = (text: string, spans: readonly Span[]): string =>
  spans.map(({ from, to }) => text.slice(from, to)).join(' … ');

/** Words that any company fits: alone beside a filter they ask for nothing. */
const anyCompany = new Set(
  `a all an and any business businesses companies company firm firms list of scaleup scaleups start startup
  startups the those up ups which`.split(/\s+/u),
);

/** The text without these stretches; empty where nothing but "companies" is left. */
export function textWithout(text: string, spans: readonly Span[]): string {
  let rest = '';
  let at = 0;
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    rest += `${text.slice(at, from)} `;
    at = Math.max(at, to);
  }
  rest += text.slice(at);
  if (wordsOf(rest).every((word) => anyCompany.has(word))) return '';
  return rest
    .replace(/\s+/gu, ' ')
    .replace(/ (?=[,;.?!])/gu, '')
    .replace(/^[\s,;.?!]+|[\s,;.?!]+$/gu, '');
}

/** The text with what is searched in place of these stretches. */
export const textInstead = (text: string, spans: readonly Span[]): string =>
  [
    textWithout(text, spans),
    ...spans.flatMap(({ instead = '' }) => (instead === '' ? [] : instead)),
  ]
    .filter((part) => part !== '')
    .join(' ');
