import { currencyIn } from './currency-in-text.ts';
import { readNumber } from './numbers.ts';
import { type ParseResult, noValue } from './parse-result.ts';

/** In English, German, French, the Nordic languages and those of India. */
const scaleWords: readonly (readonly [scale: number, words: string])[] = [
  [1e3, 'k thousand tsd tausend tusen'],
  [1e5, 'lakh lakhs lac lacs'],
  [1e6, 'm mn mio million millions millionen miljon miljoner millioner'],
  [1e7, 'cr crore crores'],
  [1e9, 'b bn billion billions md mdr mrd mia milliard milliards milliarden miljard miljarder'],
];
const scales = new Map(
  scaleWords.flatMap(([scale, words]) =>
    words.split(' ').map((word): [string, number] => [word, scale]),
  ),
);

/** Larger amounts are taken as typing errors; their cents would exceed the precision. */
const mostAmount = 1e13;

const unreadable = { problem: 'could not be read as money' };
const unclear = {
  problem: 'could be in several currencies; add its country, or choose the currency of the file',
};

const dollars = new Set(['AUD', 'CAD', 'HKD', 'NZD', 'SGD', 'TWD']);

export interface Money {
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** An amount; its currency is null where nothing says it. */
export interface Amount {
  readonly amount: number;
  readonly currency: string | null;
}

/**
 * Parses an amount: “$875k”, “1.5 million euros”, “€ 20.000”, “12 MSEK”. A number alone is in `currency`, a
 * bare “$” is of the country whose dollars are stated, and “kr” is the currency stated, else that of the
 * country. A range, limit or estimate (“up to $5,000”) is not an amount.
 */
export function readAmount(
  text: string,
  currency: string | null,
  country: string | null = null,
): ParseResult<Amount> {
  const clean = text.replaceAll(/[\s\u00A0]+/gu, ' ').trim();
  if (clean === '') return noValue;
  const match = currencyIn(clean);
  if (match === null) return unreadable;

  const [, before = '', digits = '', behind = ''] =
    /^(?:([a-z]+)\.? *)?(\d[\d.,'’ ]*?(?:e\+?\d+)?) *([a-z]*)\.?$/iu.exec(match.rest) ?? [];
  const word = `${before}${behind}`.toLowerCase();
  const scale = word === '' ? 1 : scales.get(word);
  const number = readNumber(digits.trim(), { decimals: word !== '' });
  if (number === null || scale === undefined) return unreadable;
  const amount = Math.round(number * scale * 100) / 100;
  if (amount > mostAmount) return { problem: 'is more money than there can be' };
  if (match.shared !== null && match.currency === null) {
    const isOfThese = currency !== null && Object.values(match.shared).includes(currency);
    const own = isOfThese ? currency : match.shared[country ?? ''];
    return own === undefined ? unclear : { value: { amount, currency: own } };
  }
  const isBareDollar = /^[^a-z]*\$/iu.test(clean) && match.currency === 'USD';
  const stated = currency !== null && isBareDollar && dollars.has(currency) ? currency : null;
  return { value: { amount, currency: stated ?? match.currency ?? currency } };
}

/** The same where an amount without a currency is in `currency`. */
export function readMoney(text: string, currency = 'USD'): ParseResult<Money> {
  const read = readAmount(text, currency);
  if (read.problem !== undefined) return { problem: read.problem };
  if (read.value === null) return noValue;
  return { value: { ...read.value, currency: read.value.currency ?? currency } };
}
