import type { AmbiguousDates, DateOrder, FileFormat, ImportMapping } from './import.ts';

type DateOrders = NonNullable<FileFormat['dateOrders']>;

/** Fields whose day matters; of a founding date only the year is kept. */
const dateFields: ReadonlySet<string> = new Set([
  'lastFundingAt',
  'sourceUpdatedAt',
  'startDate',
  'endDate',
  'cycleStartDate',
  'cycleEndDate',
]);

export const isDateField = (field: string | null | undefined): boolean =>
  field !== null && field !== undefined && dateFields.has(field);

const numeric = /^\s*((\d{1,2})[-/](\d{1,2})[-/](\d{4}))(?!\d)/u;

/** What a column says about the order of its dates. */
export interface DateOrderFound {
  /** Of most dates that have one order only. */
  readonly order: DateOrder | undefined;
  /** A date that may mean two days, where the others do not decide between them. */
  readonly sample: string | undefined;
}

/** Detects the date order of a column. One whose dates contradict each other decides nothing. */
export function findDateOrder(texts: readonly string[]): DateOrderFound {
  let [dayFirst, monthFirst] = [0, 0];
  let sample: string | undefined;
  for (const text of texts) {
    const [, date, first, second] = numeric.exec(text) ?? [];
    if (Number(first) > 12) dayFirst += 1;
    else if (Number(second) > 12) monthFirst += 1;
    else if (first !== second) sample ??= date;
  }
  const order = dayFirst > monthFirst ? 'day first' : 'month first';
  return {
    order: dayFirst === monthFirst ? undefined : order,
    sample: dayFirst > 0 === monthFirst > 0 ? sample : undefined,
  };
}

/** How people with this locale write a day and its month in numbers. */
export function dateOrderOfLocale(locale: string | null): DateOrder {
  const parts = formatOf(locale).formatToParts(new Date(2024, 0, 15));
  const names = parts.map(({ type }) => type);
  return names.indexOf('month') < names.indexOf('day') ? 'month first' : 'day first';
}

function formatOf(locale: string | null): Intl.DateTimeFormat {
  const options = { day: 'numeric', month: 'numeric' } as const;
  try {
    return new Intl.DateTimeFormat(locale ?? undefined, options);
  } catch {
    return new Intl.DateTimeFormat(undefined, options);
  }
}

/** A date with its numbers in this order, as the one that can be read in no other way. */
export const inOrder = (text: string, order: DateOrder | undefined): string =>
  order === 'day first'
    ? text.replace(/^(\d{1,2})[-/](\d{1,2})[-/](\d{4})(?!\d)/u, '$1.$2.$3')
    : text;

const dayInWords = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** “03/04/2024 is read as 3 April 2024” */
export function wordsOfReading(sample: string, order: DateOrder): string {
  const [, , first, second, year] = numeric.exec(sample) ?? [];
  const [day, month] = order === 'day first' ? [first, second] : [second, first];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return `${sample} is read as ${dayInWords.format(date)}`;
}

/**
 * The order of each column: as it was said, as its dates say, or for those that cannot be told as the other
 * columns of the file have it, else as its reader writes dates.
 */
export function ordersOfDates(
  dates: readonly AmbiguousDates[],
  { found, said }: { readonly found: DateOrders; readonly said: DateOrders },
  locale: string | null,
): DateOrders {
  const others = new Set(Object.values(found));
  const [only] = others.size === 1 ? others : [];
  const proposed = dates.map(({ column }) => [column, only ?? dateOrderOfLocale(locale)] as const);
  return { ...Object.fromEntries(proposed), ...found, ...said };
}

/** The columns that are dates of the records, and cannot be told. */
export const askedDates = (
  dates: readonly AmbiguousDates[],
  mapping: ImportMapping,
): AmbiguousDates[] => dates.filter(({ column }) => isDateField(mapping[column]));

/** How each of them was read, in a line. */
export const dateLines = (dates: readonly AmbiguousDates[], orders: DateOrders = {}): string[] =>
  dates.map(
    ({ column, sample }) =>
      `Dates in “${column}”: ${wordsOfReading(sample, orders[column] ?? 'month first')}.`,
  );
