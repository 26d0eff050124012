import type { CompanyFilters } from '#features/directory/search/domain/company-filters.ts';
import { firstMatch, type Reader, type ReadPattern } from './reader.ts';

const founded = String.raw`(?:(?:that\s+|which\s+)?(?:was\s+|were\s+)?(?:founded|established|incorporated|launched|created|formed|started)\s+)`;
const year = String.raw`((?:19|20)\d\d)(?![\d-])`;
const start = String.raw`(?<![\p{L}\p{N}-])`;
const range = String.raw`(?:between\s+|from\s+)?((?:19|20)\d\d)\s*(?:and|to|until|till|-|\u2013)\s*${year}`;

const ends = (from: number, to: number): CompanyFilters => ({
  foundedFrom: Math.min(from, to),
  foundedTo: Math.max(from, to),
});

/** In this order: the first that fits says it. */
const patterns: readonly ReadPattern[] = [
  [`${start}${founded}${range}`, ([from, to]) => ends(Number(from), Number(to))],
  [
    String.raw`${start}between\s+((?:19|20)\d\d)\s+and\s+${year}`,
    ([from, to]) => ends(Number(from), Number(to)),
  ],
  [
    String.raw`${start}${founded}in\s+the\s+((?:19|20)\d)0s(?!\p{L})`,
    ([decade]) => ends(Number(decade) * 10, Number(decade) * 10 + 9),
  ],
  [
    String.raw`${start}${founded}?(?:after|later\s+than)\s+${year}`,
    ([after]) => ({ foundedFrom: Number(after) + 1 }),
  ],
  [
    String.raw`${start}(?:${founded}?since|${founded}(?:from|in\s+or\s+after))\s+${year}`,
    ([since]) => ({ foundedFrom: Number(since) }),
  ],
  [
    String.raw`${start}${founded}?(?:before|earlier\s+than|prior\s+to)\s+${year}`,
    ([before]) => ({ foundedTo: Number(before) - 1 }),
  ],
  [
    String.raw`${start}${founded}(?:until|till|by|up\s+to)\s+${year}`,
    ([until]) => ({ foundedTo: Number(until) }),
  ],
  [
    String.raw`${start}${founded}(?:in\s+)?${year}`,
    ([inYear]) => ends(Number(inYear), Number(inYear)),
  ],
];

/** "founded after 2018", "since 2020", "between 2015 and 2019": when a company was founded. */
export const readFounded: Reader = firstMatch(patterns, /\d{3}/u);
