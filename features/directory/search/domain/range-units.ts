import { formatCompact, formatNumber } from '#core/domain/format.ts';

export interface Range {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** Formats and parses the values of a range. */
export interface RangeUnit {
  readonly words: (value: number, locale?: string) => string;
  /** What a number counts, where it does not say so itself. */
  readonly noun?: string;
  /** Prefix of a range with an open end. */
  readonly since: string;
  readonly until: string;
  /** Labels of the open ends. */
  readonly ends: readonly [lowest: string, highest: string];
  /** Undefined for an empty field, null for invalid input. */
  readonly read: (typed: string) => number | undefined | null;
}

const factors: Readonly<Record<string, number>> = { '': 1, k: 1e3, m: 1e6, b: 1e9, bn: 1e9 };

/** US dollars: "1.5M", "$500k", "2 bn" or "250,000". */
export const dollars: RangeUnit = {
  words: (value, locale) => `$${formatCompact(value, locale)}`,
  since: 'from',
  until: 'up to',
  ends: ['Min', 'Max'],
  read(typed) {
    const text = typed.replaceAll(/[\s$,_]/gu, '').toLowerCase();
    if (text === '') return undefined;
    const [, digits, unit = ''] = /^(\d+(?:\.\d+)?)(k|m|bn?)?$/u.exec(text) ?? [];
    const value = Math.round(Number(digits) * (factors[unit] ?? Number.NaN));
    return Number.isSafeInteger(value) && value < 1e15 ? value : null;
  },
};

/** Years in four digits. */
export const years: RangeUnit = {
  words: String,
  since: 'since',
  until: 'until',
  ends: ['Min', 'Max'],
  read(typed) {
    const text = typed.trim();
    if (text === '') return undefined;
    return /^\d{4}$/u.test(text) ? Number(text) : null;
  },
};

/** People: "50", "1,000" or "2k". */
export const people: RangeUnit = {
  words: formatNumber,
  noun: 'employees',
  since: 'from',
  until: 'up to',
  ends: ['Min', 'Max'],
  read(typed) {
    const text = typed.replaceAll(/[\s,.'_]/gu, '').toLowerCase();
    if (text === '') return undefined;
    const [, digits, unit = ''] = /^(\d{1,9})(k)?$/u.exec(text) ?? [];
    return digits === undefined ? null : Number(digits) * (factors[unit] ?? 1);
  },
};

function bareLabels({ words, since, until }: RangeUnit, { from, to }: Range): string {
  if (from !== undefined && to !== undefined) {
    return from === to ? words(from) : `${words(from)} – ${words(to)}`;
  }
  if (from !== undefined) return `${since} ${words(from)}`;
  return to === undefined ? 'any' : `${until} ${words(to)}`;
}

/** A range by itself: "2012 – 2021", "up to $1M", "from 50 employees". */
export const rangeLabels = (unit: RangeUnit, range: Range): string =>
  [bareLabels(unit, range), ...(unit.noun === undefined ? [] : [unit.noun])].join(' ');
