import { limits } from './limits.ts';

/**
 * First letters of the first words, upper case: "Jane van Dijk" → "JVD".
 * Section 9: three characters unless asked otherwise.
 */
export function initials(name: string, characters: number = limits.initialsLength): string {
  return name
    .trim()
    .split(/\s+/u)
    .filter((word) => word !== '')
    .slice(0, Math.max(0, characters))
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

const formats = new Map<string, Intl.NumberFormat>();

/**
 * Cached: creating a formatter takes a hundred times longer than using it, and lists have thousands
 * of numbers.
 */
function numbers(locale: string | undefined, options: Intl.NumberFormatOptions = {}) {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, format);
  return format;
}

/** Thousands separators in the reader's locale: 12500 → "12,500" (section 9). */
export function formatNumber(value: number, locale?: string): string {
  return numbers(locale).format(value);
}

const english = new Intl.PluralRules('en');

/** The form of a word that English has for this count: 1 → "is", 2 → "are". */
export const plural = (count: number, one: string, other: string): string =>
  english.select(count) === 'one' ? one : other;

/** A count with its noun: 1 → "1 company", 12500 → "12,500 companies". */
export const pluralize = (count: number, one: string, other: string, locale?: string): string =>
  `${formatNumber(count, locale)} ${plural(count, one, other)}`;

/** How long to wait: seconds below a minute, then whole minutes, rounded up: 1715 → "29 minutes". */
export function formatWait(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds));
  return whole < 60
    ? pluralize(whole, 'second', 'seconds', 'en')
    : pluralize(Math.ceil(whole / 60), 'minute', 'minutes', 'en');
}

const lists = {
  and: new Intl.ListFormat('en', { type: 'conjunction' }),
  or: new Intl.ListFormat('en', { type: 'disjunction' }),
};

/** Words as a part of a sentence: "A, B, and C". */
export const formatList = (words: readonly string[], joining: 'and' | 'or' = 'and'): string =>
  lists[joining].format(words);

/** A mean of scores, always with one decimal: 4 → "4.0". */
export function formatScore(value: number, locale?: string): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return numbers(locale, digits).format(value);
}

/** Compact form in M or k with up to two decimals: 1250000 → "1.25M", 12500 → "12.5k" (section 9). */
export function formatCompact(value: number, locale?: string): string {
  const magnitude = Math.abs(value);
  const decimals = numbers(locale, { maximumFractionDigits: limits.compactNumberDecimals });
  // 999,995 would round to "1,000k", 999.995 to "1,000": use the next unit from there on.
  if (magnitude >= 999_995) return `${decimals.format(value / 1_000_000)}M`;
  if (magnitude >= 999.995) return `${decimals.format(value / 1000)}k`;
  return decimals.format(value);
}

/** Money without decimals in the reader's locale; `currency` is an ISO 4217 code. */
export function formatMoney(amount: number, currency: string, locale?: string): string {
  return numbers(locale, {
    style: 'currency',
    currency,
    maximumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);
}

const kibibyte = 1024;
const mebibyte = kibibyte * kibibyte;
const gibibyte = mebibyte * kibibyte;

/** A file size: "340 kB", "1.2 MB", "10 MB", "1.5 GB". */
export function formatBytes(bytes: number, locale?: string): string {
  if (bytes < kibibyte) return `${bytes} B`;
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  // 1023.7 kB would round to "1,024 kB".
  if (bytes < mebibyte - kibibyte / 2) return `${whole.format(bytes / kibibyte)} kB`;
  const decimals = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  if (bytes < gibibyte) return `${decimals.format(bytes / mebibyte)} MB`;
  return `${decimals.format(bytes / gibibyte)} GB`;
}
