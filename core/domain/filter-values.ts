import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { text } from './schemas.ts';

/**
 * What a filter asks for is one text, in an address as in a query: `a,b` one of several, `3..5` a range
 * with both ends, `..5` and `3..` with one, `5` exactly that.
 */

/** A comma in a value would end it. */
const encoded = (value: string) => value.replaceAll('%', '%25').replaceAll(',', '%2C');
const decoded = (value: string) => value.replaceAll('%2C', ',').replaceAll('%25', '%');

export const listText = (values: readonly string[]): string => values.map(encoded).join(',');

/** Each value once; what is empty is left out. */
export const listOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .filter((value) => value !== '')
      .map(decoded),
  ),
];

export interface RangeEnds {
  readonly from: string;
  readonly to: string;
}

const between = '..';

/** The ends of a range as they are written; empty: open. */
export function rangeEnds(typed: string): RangeEnds {
  const at = typed.indexOf(between);
  return at === -1
    ? { from: typed, to: typed }
    : { from: typed.slice(0, at), to: typed.slice(at + between.length) };
}

export function rangeText({ from, to }: RangeEnds): string {
  if (from === to) return from;
  return `${from}${between}${to}`;
}

export interface NumberRange {
  readonly least?: number;
  readonly most?: number;
}

const inDigits = /^-?\d{1,15}(?:\.\d{1,6})?$/u;

/** Null: it is not a range of numbers. */
export function numberRangeOf(typed: string): NumberRange | null {
  const { from, to } = rangeEnds(typed);
  if ((from === '' && to === '') || [from, to].some((end) => end !== '' && !inDigits.test(end))) {
    return null;
  }
  const [least, most] = [from, to].map((end) => (end === '' ? undefined : Number(end)));
  if (least !== undefined && most !== undefined && least > most) return null;
  return { ...(least !== undefined && { least }), ...(most !== undefined && { most }) };
}

/** A day, or as many days from today: `-30d` is a month ago, `0d` today. */
export type DayEnd = { readonly day: string } | { readonly days: number };

export interface DayRange {
  readonly from?: DayEnd;
  readonly to?: DayEnd;
}

const inDays = /^-?\d{1,4}d$/u;
const inWriting = /^(?:19|2[01])\d{2}-\d{2}-\d{2}$/u;

export function dayEndOf(typed: string): DayEnd | null {
  if (inDays.test(typed)) return { days: Number(typed.slice(0, -1)) };
  if (!inWriting.test(typed)) return null;
  const at = Date.parse(typed);
  const isReal = !Number.isNaN(at) && new Date(at).toISOString().startsWith(typed);
  return isReal ? { day: typed } : null;
}

const isReversed = (from: DayEnd | null, to: DayEnd | null): boolean => {
  if (from === null || to === null) return false;
  if ('day' in from && 'day' in to) return from.day > to.day;
  return 'days' in from && 'days' in to && from.days > to.days;
};

/** Null: it is not a range of days. */
export function dayRangeOf(typed: string): DayRange | null {
  const ends = rangeEnds(typed);
  if (ends.from === '' && ends.to === '') return null;
  const [from, to] = [dayEndOf(ends.from), dayEndOf(ends.to)];
  if ((ends.from !== '' && from === null) || (ends.to !== '' && to === null)) return null;
  if (isReversed(from, to)) return null;
  return { ...(from && { from }), ...(to && { to }) };
}

/** `a,b` in a query: one of these. */
export const listFilter = <Value extends string>(value: z.ZodMiniType<Value, string>) =>
  z.pipe(
    text(limits.filterCharacters),
    z.pipe(
      z.transform((typed: string) => listOf(typed)),
      z.array(value).check(z.minLength(1), z.maxLength(limits.filterValuesMost)),
    ),
  );

/** What `read` does not read is refused with this sentence. */
const readAs = <Value>(read: (typed: string) => Value | null, sentence: string) =>
  z.pipe(
    text(limits.nameCharacters),
    z.transform((typed: string, { issues }) => {
      const value = read(typed);
      if (value !== null) return value;
      issues.push({ code: 'custom', message: sentence, input: typed });
      return z.NEVER;
    }),
  );

/** `3..5` in a query. */
export const numberFilter = readAs(
  numberRangeOf,
  'Enter a range of numbers, such as 3..5, 3.. or ..5.',
);

/** `2027-01-01..2027-03-31` in a query. */
export const dayFilter = readAs(
  dayRangeOf,
  'Enter a range of days, such as 2027-01-01..2027-03-31 or -30d..0d.',
);
