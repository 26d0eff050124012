import {
  companyFilters,
  type CompanyFilters,
} from '#features/directory/search/domain/company-filters.ts';
import { bucketIndexOf } from '#features/directory/search/domain/histogram.ts';
import type { Reader } from './reader.ts';

const number = String.raw`(\d{1,3}(?:[,.'\u2019]\d{3})+k?|\d{1,7}k?)`;

/** "1,000" and "2k". */
const countOf = (digits = ''): number =>
  Number(digits.replaceAll(/\D/gu, '')) * (/k$/iu.test(digits) ? 1000 : 1);

/** Sizes are told in classes: "a team of 10" is one of those of up to ten. */
function classOf(count: number): CompanyFilters {
  const { edges } = companyFilters.staff;
  const bar = bucketIndexOf(count, edges);
  const [from, end] = [edges[bar - 1], edges[bar]];
  return {
    ...(from !== undefined && { staffFrom: from }),
    ...(end !== undefined && { staffTo: end - 1 }),
  };
}

type FiltersOf = (one: number, other: number) => CompanyFilters;
type Quantity = readonly [pattern: string, filtersOf: FiltersOf];

const exact: Quantity = [number, classOf];
/** The first that fits says it: "no more than" before "more than". */
const bounded: readonly Quantity[] = [
  [
    String.raw`(?:(?:between|from)\s+)?${number}\s*(?:and|to|-|\u2013)\s*${number}`,
    (one, other) => ({ staffFrom: Math.min(one, other), staffTo: Math.max(one, other) }),
  ],
  [
    String.raw`(?:at\s+least|min(?:imum|\.)?(?:\s+of)?|(?:no|not)\s+(?:fewer|less)\s+than|>=|\u2265)\s*${number}`,
    (least) => ({ staffFrom: least }),
  ],
  [
    String.raw`(?:at\s+most|up\s+to|max(?:imum|\.)?(?:\s+of)?|(?:no|not)\s+more\s+than|<=|\u2264)\s*${number}`,
    (most) => ({ staffTo: most }),
  ],
  [String.raw`${number}\s*(?:\+|or\s+more)`, (least) => ({ staffFrom: least })],
  [String.raw`${number}\s+or\s+(?:fewer|less)`, (most) => ({ staffTo: most })],
  [String.raw`(?:over|more\s+than|above|>)\s*${number}`, (below) => ({ staffFrom: below + 1 })],
  [
    String.raw`(?:under|fewer\s+than|less\s+than|below|<)\s*${number}`,
    (above) => ({ staffTo: Math.max(0, above - 1) }),
  ],
];

const start = String.raw`(?<![\p{L}\p{N}-]|\d[.,])`;
const end = String.raw`(?![\p{L}\p{N}])`;
const having = String.raw`(?:(?:that|which|who)\s+)?(?:with|have|has|having|employ|employs|employing)\s+`;
const team = String.raw`(?:an?\s+)?(?:team|staff|workforce|headcount)(?:\s+size)?(?:\s+of|\s*:)?\s+`;
const employees = String.raw`(?:employees?|staff(?:\s+members)?|team\s+members|workers|ftes?)`;
const anybody = String.raw`(?:${employees}|people|persons)`;
const company = String.raw`(?:team|company|companies|start-?ups?|firms?|business(?:es)?)`;
/** "a team of 10 drones" has no people. */
const nothingMore = String.raw`(?=\s*(?:$|[,;.?!]|(?:and|at|based|founded|from|in|or|raised|that|which|with)\s))`;

/** What a text says, and in what: a bare number of people is one of visitors as well. */
const patterns = [
  ...[...bounded, exact].map(([quantity, filtersOf]) => ({
    said: String.raw`(?:${having})?${team}${quantity}(?:\s+${anybody}${end}|${nothingMore})`,
    filtersOf,
  })),
  ...bounded.map(([quantity, filtersOf]) => ({
    said: String.raw`(?:${having})?${quantity}\s*${anybody}${end}`,
    filtersOf,
  })),
  { said: String.raw`(?:${having})?${number}\s+${employees}${end}`, filtersOf: classOf },
  { said: String.raw`${having}${number}\s+${anybody}${end}`, filtersOf: classOf },
  {
    said: String.raw`(?:an?\s+)?${number}[-\s](?:person|people|man)(?=\s+${company}${end})`,
    filtersOf: classOf,
  },
].map(({ said, filtersOf }) => ({ pattern: new RegExp(start + said, 'iu'), filtersOf }));

const needed =
  /\d[\s\S]*(?:employ|staff|team|work|fte|people|person|man)|(?:staff|team|workforce|headcount)[\s\S]*\d/iu;

/** Before it: the people of customers, or those that something is made for. */
const ofOthers = new RegExp(
  [
    String.raw`(?<!(?:look|search|hunt|ask|looking|searching|hunting|asking)\s+)for\s+(?:\p{L}+\s+){0,2}(?:businesses|companies|employers|enterprises|factories|firms|offices|organi[sz]ations|smes|startups|teams|workplaces)\s+$`,
    String.raw`(?<![\p{L}\p{N}])(?:affect\w*|among|by|carr\w+|connect\w*|fit\w*|for|help\w*|hold\w*|host\w*|mov\w+|of|reach\w*|seat\w*|serv\w+|than|to|transport\w*|treat\w*)\s+$`,
  ].join('|'),
  'iu',
);

/** "over 50 employees", "a team of 10", "50–200 staff": how many people a company has. */
export const readStaff: Reader = ({ unread }) => {
  if (!needed.test(unread)) return null;
  for (const { pattern, filtersOf } of patterns) {
    const match = pattern.exec(unread);
    if (match === null) continue;
    if (ofOthers.test(unread.slice(0, match.index))) return null;
    const [said, one, other] = match;
    return {
      spans: [{ from: match.index, to: match.index + said.length }],
      filters: filtersOf(countOf(one), countOf(other)),
      doubts: [],
    };
  }
  return null;
};
