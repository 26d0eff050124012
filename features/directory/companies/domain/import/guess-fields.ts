import { isBlankCell } from '#features/directory/imports/domain/cells.ts';
import {
  readEmployees,
  readWebAddress,
} from '#features/directory/imports/domain/company-values.ts';
import { findCountryCode, findCountryName } from '#features/directory/imports/domain/countries.ts';
import { isFundingHeader } from './funding-header.ts';
import type { ImportMapping } from '#features/directory/imports/domain/import.ts';
import { readAmount } from '#features/directory/imports/domain/money.ts';
import { ownColumns } from '#features/directory/imports/domain/own-columns.ts';

/** The share of a column's values that must be of one kind. */
const mostShare = 0.8;
/** Two letters may be a state of the USA as well. */
const codeShare = 0.95;
const rangeShare = 0.4;
const valuesLeast = 2;
const [firstYear, longText, shortText, lineText] = [1800, 120, 60, 20];
const leastSum = 50_000;

const shareOf = (texts: readonly string[], is: (text: string) => boolean): number =>
  texts.filter(is).length / texts.length;

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

const isAddress = (text: string): boolean =>
  /^(?:https?:\/\/|www\.)?[^\s@/]+\.\p{L}{2,}(?:[/?#:]\S*)?$/iu.test(text) &&
  readWebAddress(text).problem === undefined;

const hostOf = (text: string): string =>
  text
    .replace(/^(?:https?:\/\/)?(?:www\.)?/iu, '')
    .split(/[/?#:]/u)[0]
    ?.toLowerCase() ?? '';

const isYear = (text: string): boolean => {
  const year = /^(\d{4})(?:\.0+)?$/u.exec(text)?.[1];
  return year !== undefined && Number(year) >= firstYear && Number(year) <= 2100;
};

/** Addresses at one host are profiles in a directory, and those of pictures are logos. */
function addressField(texts: readonly string[]): 'url' | 'logoUrl' | null {
  if (shareOf(texts, isAddress) < mostShare) return null;
  if (shareOf(texts, (text) => /\.(?:png|jpe?g|svg|webp|gif)(?:\?|$)/iu.test(text)) > 1 / 2)
    return 'logoUrl';
  const hosts = Map.groupBy(texts, hostOf);
  const most = Math.max(...[...hosts.values()].map(({ length }) => length));
  return texts.length > valuesLeast && most > texts.length / 2 ? null : 'url';
}

const areCountries = (texts: readonly string[]): boolean =>
  shareOf(texts, (text) => findCountryName(text) !== null) >= mostShare ||
  (shareOf(texts, (text) => /^[A-Z]{2}$/u.test(text) && findCountryCode(text) !== null) >=
    codeShare &&
    new Set(texts).size > 1);

/** Sums name a currency or a scale; bare numbers are sums when they are large and round. */
function areSums(texts: readonly string[]): boolean {
  const amounts = texts.flatMap((text) => {
    // Whosever they are, kronor are sums.
    const read = readAmount(text, null, 'SE');
    return read.problem === undefined && read.value !== null ? [{ text, ...read.value }] : [];
  });
  if (amounts.length / texts.length < mostShare) return false;
  const named = amounts.filter(
    ({ text, currency }) =>
      currency !== null || /\d\s*(?:k|mn?|mio|bn?|million|billion)\b/iu.test(text),
  );
  if (named.length * 2 >= amounts.length) return true;
  const isRound = ({ amount }: { readonly amount: number }) =>
    amount >= 1000 && amount % 1000 === 0;
  return (
    median(amounts.map(({ amount }) => amount)) >= leastSum &&
    amounts.filter(isRound).length * 2 >= amounts.length
  );
}

/** Bare numbers may count anything: some are ranges. */
const areStaff = (texts: readonly string[]): boolean =>
  shareOf(texts, (text) => readEmployees(text).problem === undefined) >= mostShare &&
  shareOf(texts, (text) => /^\d[\d.,\s]*(?:\+|(?:-|–|to)\s*\d)/u.test(text)) >= rangeShare;

/** Prose: what a company does, in short or at length. */
function proseField(texts: readonly string[]): 'description' | 'oneLiner' | null {
  if (shareOf(texts, (text) => /\p{L}\s+\S*\p{L}/u.test(text)) < mostShare) return null;
  const length = median(texts.map((text) => text.length));
  if (length >= longText) return 'description';
  const words = median(texts.map((text) => text.split(/\s+/u).length));
  return length >= lineText && words > 3 && distinct(texts) >= mostShare ? 'oneLiner' : null;
}

const distinct = (texts: readonly string[]): number =>
  new Set(texts.map((text) => text.toLowerCase())).size / texts.length;

/** An id or a number, such as “S-12”. */
const isCode = (text: string): boolean => /^\S*\d\S*$/u.test(text);

/** Short texts that hardly repeat, of which hardly one is missing. */
const areNames = (texts: readonly string[], rows: number): boolean =>
  texts.length >= rows * mostShare &&
  distinct(texts) >= mostShare &&
  median(texts.map((text) => text.length)) <= shortText &&
  shareOf(texts, isCode) * 2 < 1 &&
  shareOf(texts, (text) => /\p{L}/u.test(text) && !isAddress(text) && !text.includes('@')) >=
    mostShare;

const guessOf = (column: string, texts: readonly string[]): string | null => {
  if (shareOf(texts, isYear) >= mostShare) return 'foundedYear';
  const address = addressField(texts);
  if (address !== null) return address;
  if (areCountries(texts)) return 'country';
  if (areStaff(texts)) return 'employees';
  if (areSums(texts)) return isFundingHeader(column) ? 'fundingAmount' : null;
  return proseField(texts);
};

/**
 * Guesses the fields of companies by the values of columns whose names say nothing, in any language.
 * A field that a column has already is not guessed again.
 *
 * @param cells the text of each column's first cells
 */
export function guessFields(
  columns: readonly string[],
  cells: readonly (readonly string[])[],
  named: ImportMapping,
): ImportMapping {
  const fields = new Set(Object.values(named));
  const open = columns.flatMap((column, at) => {
    if ((named[column] ?? null) !== null || ownColumns.has(column)) return [];
    const all = cells[at] ?? [];
    const texts = all.map((text) => text.trim()).filter((text) => !isBlankCell(text));
    return texts.length < valuesLeast ? [] : [{ column, texts, rows: all.length }];
  });
  const guessed = new Map<string, string>();
  for (const { column, texts } of open) {
    const field = guessOf(column, texts);
    if (field === null || fields.has(field)) continue;
    fields.add(field);
    guessed.set(column, field);
  }
  const name = fields.has('name')
    ? undefined
    : open.find(({ column, texts, rows }) => !guessed.has(column) && areNames(texts, rows));
  if (name) guessed.set(name.column, 'name');
  return Object.fromEntries(guessed);
}
