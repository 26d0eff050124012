import { quoted } from './cells.ts';
import { findCountryCode, findCountryInsteadOfCity, findCountryName } from './countries.ts';
import { inOrder } from './date-orders.ts';
import { readDate } from './dates.ts';
import type { DateOrder } from './import.ts';
import { currencyOfHeader } from './currency-in-text.ts';
import { readAmount, type Money } from './money.ts';
import { readNumber } from './numbers.ts';
import { noValue, type ParseResult } from './parse-result.ts';

/** Each parses a non-empty text and returns the value, or why it cannot be used. */

export function readCountry(text: string): ParseResult<string> {
  const code = findCountryCode(text);
  return code === null ? { problem: 'is not a known country' } : { value: code };
}

/** http and https only; https is assumed without a scheme. */
export function readWebAddress(text: string): ParseResult<string> {
  const scheme = /^([a-z][a-z\d+.-]*):(?!\d)/iu.exec(text)?.[1]?.toLowerCase();
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https')
    return { problem: 'does not begin with http or https' };
  if (/\s/u.test(text) || text.length > 2000) return { problem: 'is not a web address' };
  const address = scheme === undefined ? `https://${text.replace(/^\/\//u, '')}` : text;
  const host = /^https?:\/\/([^/?#]+)/iu.exec(address)?.[1] ?? '';
  if (host.includes('@')) return { problem: 'has a name or password in it' };
  if (!/^[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)+\.?(?::\d{1,5})?$/u.test(host))
    return { problem: 'is not a web address' };
  return { value: address };
}

const firstYear = 1000;

/** A day or an instant; ambiguous dates follow the date order of their column. */
export function readMoment(text: string, order?: DateOrder, timeZone = 'UTC'): ParseResult<string> {
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/u.exec(text);
  if (american && order !== 'day first' && timeZone === 'UTC') {
    // Fast path for the most frequent format, a hundred times as fast.
    const [month, day, year] = [Number(american[1]), Number(american[2]), Number(american[3])];
    const moment = new Date(Date.UTC(year, month - 1, day));
    if (year >= firstYear && moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day)
      return { value: moment.toISOString() };
  }
  const clean = /^\d{4}-\d{2}$/u.test(text) ? `${text}-01` : inOrder(text, order);
  return readDate(clean, { timeZone });
}

/** A year, or the year of a date; not in the future. */
export function readYear(
  text: string,
  order: DateOrder | undefined,
  now: Date,
): ParseResult<number> {
  const number = /e/iu.test(text) ? readNumber(text) : null;
  const digits = number === null ? text : String(number);
  const bare = /^(\d{4})(?:\.0+)?(?:[-/ ]?Q[1-4])?$/iu.exec(digits)?.[1];
  const moment = bare === undefined ? readMoment(text, order) : null;
  if (moment?.problem !== undefined) return { problem: 'could not be read as a year' };
  const year = bare === undefined ? Number(moment?.value?.slice(0, 4)) : Number(bare);
  if (year < firstYear || year > now.getUTCFullYear() + 1)
    return { problem: 'is not a year in which a company can be founded' };
  return { value: year };
}

/** An amount with its currency: the cell's, else the one stated for its row, column or file. */
export function readFunding(
  text: string,
  stated: string | null,
  country: string | null,
): ParseResult<Money> {
  const read = readAmount(text, stated, country);
  if (read.problem !== undefined) return { problem: read.problem };
  if (read.value === null) return noValue;
  const { amount, currency } = read.value;
  return currency === null
    ? { problem: 'has no currency; choose the currency of the file' }
    : { value: { amount, currency } };
}

/** The ISO code of a currency: “eur”, “€”. */
export function readCurrency(text: string): ParseResult<string> {
  const { currency } = currencyOfHeader(text.length === 3 ? text.toUpperCase() : text);
  return currency === null ? { problem: 'is not a known currency' } : { value: currency };
}

/** “Göteborg, Sweden” and “Göteborg (Sweden)” as city and country; “Boston, MA” is a city alone. */
export function splitPlace(text: string): { city: string | null; country: string | null } {
  const country = findCountryInsteadOfCity(text);
  if (country !== null) return { city: null, country };
  const [, before = '', last = ''] = /^(.+)[,(]\s*([^,()]+)\)?$/su.exec(text) ?? [];
  const code = findCountryName(last.trim());
  const city = /^[^,(]+/u.exec(before)?.[0].trim() ?? '';
  return code === null || city === '' ? { city: text, country: null } : { city, country: code };
}

const count = (digits: string): number => Number(digits.replaceAll(/[,.'\s]/gu, ''));

const people = String.raw`(\d{1,3}(?:[,.'\s]\d{3})+|\d{1,9})`;
const range = new RegExp(String.raw`^${people}\s*(?:-|\u2013|\u2014|to|_)\s*${people}$`, 'u');
const open = new RegExp(String.raw`^(>|more than |over )?\s*${people}\s*(\+|_max| or more)?$`, 'u');

/** “37.0” and “1.0E3”, which programs write, as “37” and “1000”. */
function withoutNoughts(text: string): string {
  if (!/^\d+(?:\.0+|(?:\.\d+)?e\+?\d+)$/iu.test(text)) return text;
  const number = readNumber(text, { decimals: true });
  return number !== null && Number.isInteger(number) ? String(number) : text;
}

/**
 * Normalizes “51 to 200 people”, “1,001-5,000”, “10000+” or “37” to “51–200”, “1001–5000”,
 * “10000+”, “37”.
 */
export function readEmployees(text: string): ParseResult<string> {
  const plain = /^(\d{1,9})-(\d{1,9})$/u.exec(text);
  const clean = plain
    ? text
    : withoutNoughts(text)
        .toLowerCase()
        .replace(/\b(?:employees|people|staff|persons|fte)\b/gu, '')
        .replace(/^c_/u, '')
        .replace(/^(?:~|about|approx\.?|ca\.?|c\.)\s*/u, '')
        .trim();
  const [, first, last] = plain ?? range.exec(clean) ?? [];
  if (first !== undefined && last !== undefined) {
    const [least, most] = [count(first), count(last)];
    return least <= most
      ? { value: `${least}–${most}` }
      : { problem: 'begins with the larger number' };
  }
  const [, before, number, behind] = open.exec(clean) ?? [];
  if (number === undefined) return { problem: 'could not be read as a number of people' };
  return { value: `${count(number)}${before === undefined && behind === undefined ? '' : '+'}` };
}

/** “The country “Narnia” is not a known country, so it was left out.” */
export const omissionRemark = (label: string, text: string, problem: string): string =>
  `${label} ${quoted(text)} ${problem}; it was left out.`;
