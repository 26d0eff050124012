import type { Reward } from '#features/opportunities/domain/opportunity.ts';
import { readNumber } from './numbers.ts';
import { type ParseResult, noValue } from './parse-result.ts';

/** Longest first, so that “US$” is not read as “$”. */
const signs: readonly (readonly [sign: string, currency: string])[] = [
  ['US$', 'USD'],
  ['CA$', 'CAD'],
  ['AU$', 'AUD'],
  ['NZ$', 'NZD'],
  ['C$', 'CAD'],
  ['A$', 'AUD'],
  ['$', 'USD'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['¥', 'JPY'],
  ['₹', 'INR'],
  ['₩', 'KRW'],
];

const scales: Partial<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  mio: 1e6,
  million: 1e6,
  millions: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  billions: 1e9,
};

const currencies = new Set(Intl.supportedValuesOf('currency'));

/** Larger amounts are taken as typing errors; their cents would exceed the precision. */
const mostAmount = 1e13;

const unreadable = { problem: 'could not be read as money' };

/** Whether a text is the code of a currency. */
export const isCurrency = (code: string): boolean => currencies.has(code);

const dollars = new Set(['AUD', 'CAD', 'HKD', 'NZD', 'SGD', 'TWD']);

/** The currency, and the text without it. Null when two currencies are named. */
function currencyIn(text: string): { currency: string | null; rest: string } | null {
  const found = new Set<string>();
  let rest = text;
  for (const [sign, currency] of signs) {
    if (!rest.includes(sign)) continue;
    found.add(currency);
    rest = rest.replaceAll(sign, ' ');
  }
  rest = rest.replaceAll(/(?<![a-z])[a-z]{3}(?![a-z])/giu, (code) => {
    if (!currencies.has(code.toUpperCase())) return code;
    found.add(code.toUpperCase());
    return ' ';
  });
  if (/\bdollars?\b/iu.test(rest)) found.add(found.values().next().value ?? 'USD');
  if (/\beuros?\b/iu.test(rest)) found.add('EUR');
  rest = rest.replaceAll(/\b(?:US )?dollars?\b|\beuros?\b/giu, ' ');
  const [currency = null, other] = found;
  return other === undefined ? { currency, rest: rest.trim() } : null;
}

/** An amount; its currency is null where nothing says it. */
export interface Amount {
  readonly amount: number;
  readonly currency: string | null;
}

/**
 * Parses an amount: “$875k”, “1.5 million euros”, “€ 20.000”. A number alone is in `currency`, and a
 * bare “$” is of the country whose dollars are stated. A range, limit or estimate (“up to $5,000”) is
 * not an amount.
 */
export function readAmount(text: string, currency: string | null): ParseResult<Amount> {
  const clean = text.replaceAll(/[\s\u00A0]+/gu, ' ').trim();
  if (clean === '') return noValue;
  const found = currencyIn(clean);
  if (found === null) return unreadable;

  const [, digits = '', word = ''] =
    /^(\d[\d.,'’ ]*?(?:e\+?\d+)?) ?([a-z]*)\.?$/iu.exec(found.rest) ?? [];
  const scale = word === '' ? 1 : scales[word.toLowerCase()];
  const number = readNumber(digits.trim(), { decimals: word !== '' });
  if (number === null || scale === undefined) return unreadable;
  const amount = Math.round(number * scale * 100) / 100;
  if (amount > mostAmount) return { problem: 'is more money than there can be' };
  const isBareDollar = /^[^a-z]*\$/iu.test(clean) && found.currency === 'USD';
  const stated = currency !== null && isBareDollar && dollars.has(currency) ? currency : null;
  return { value: { amount, currency: stated ?? found.currency ?? currency } };
}

/** The same where an amount without a currency is in `currency`. */
export function readMoney(text: string, currency = 'USD'): ParseResult<Reward> {
  const read = readAmount(text, currency);
  if (read.problem !== undefined) return { problem: read.problem };
  if (read.value === null) return noValue;
  return { value: { ...read.value, currency: read.value.currency ?? currency } };
}

/** Codes that also count in lower case in a header; others may be words: “all”, “top”, “try”. */
const plainCodes = new Set(
  'aud cad chf cny czk dkk eur gbp inr jpy nok pln sek sgd usd'.split(' '),
);

/** The currency that a header names, and the header without it: “Total raised (EUR)”. */
export function currencyOfHeader(header: string): { currency: string | null; rest: string } {
  let currency: string | null = null;
  let rest = header.replaceAll(/(?<![a-z])[a-z]{3}(?![a-z])/giu, (code) => {
    const isCode =
      plainCodes.has(code.toLowerCase()) || (isCurrency(code) && /[a-z]/u.test(header));
    if (!isCode || currency !== null) return code;
    currency = code.toUpperCase();
    return ' ';
  });
  for (const [sign, code] of signs) {
    if (currency !== null || !rest.includes(sign)) continue;
    currency = code;
    rest = rest.replaceAll(sign, ' ');
  }
  if (currency !== null) rest = rest.replace(/\b(?:in|currency)\b/giu, ' ');
  return { currency, rest };
}
