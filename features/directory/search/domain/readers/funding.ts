import type { CompanyFilters } from '#features/directory/search/domain/company-filters.ts';
import type { DirectoryFacts, Reader } from './reader.ts';

const units: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  mio: 1e6,
  mil: 1e6,
  million: 1e6,
  millions: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  billions: 1e9,
};

const currencies: Readonly<Record<string, string>> = {
  $: 'USD',
  us$: 'USD',
  usd: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  '€': 'EUR',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  '£': 'GBP',
  gbp: 'GBP',
  pound: 'GBP',
  pounds: 'GBP',
  chf: 'CHF',
  sek: 'SEK',
  nok: 'NOK',
  dkk: 'DKK',
  '¥': 'JPY',
  jpy: 'JPY',
  cny: 'CNY',
  '₹': 'INR',
  inr: 'INR',
};

const oneOf = (words: readonly string[]) =>
  words
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replaceAll('$', String.raw`\$`))
    .join('|');

const currency = oneOf(Object.keys(currencies));
const amount = (nth: string) =>
  String.raw`(?:(?<sign${nth}>${currency})\s*)?(?<digits${nth}>\d[\d.,]*)\s*(?:(?<unit${nth}>${oneOf(Object.keys(units))})(?!\p{L}))?(?:\s*(?<money${nth}>${currency})(?!\p{L}))?`;

const raised = String.raw`(?:(?:that|who|which)\s+)?(?:(?:have|has|having)\s+)?(?:raised|received|secured|(?:with\s+)?(?:a\s+)?(?:total\s+)?funding(?:\s+of)?|funded\s+with|with)`;
const ofFunding = String.raw`(?:in\s+|of\s+)?(?:total\s+)?(?:funding|raised|investments?|capital|venture\s+capital)(?!\p{L})`;
const more = String.raw`more\s+than|over|above|at\s+least|minimum(?:\s+of)?|min\.?|>=?`;
const less = String.raw`less\s+than|under|below|at\s+most|up\s+to|maximum(?:\s+of)?|max\.?|<=?`;

const pattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(?:(?<lead>${raised})\s+)?(?:(?:(?<more>${more})|(?<less>${less}))\s*${amount('One')}|(?:between\s+)?${amount('From')}\s*(?:and|to|-|\u2013)\s*${amount('To')}|${amount('Plus')}\s*\+)(?:\s*(?<trail>${ofFunding}))?(?![\p{L}\p{N}])`,
  'giu',
);

type Groups = Readonly<Record<string, string | undefined>>;

/** "2.5" and "2,5", "250,000" and "1.000.000". */
function numberOf(digits: string): number {
  const plain = digits.replace(/[.,]+$/u, '');
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/u.test(plain);
  return Number(isGrouped ? plain.replaceAll(/[.,]/gu, '') : plain.replace(',', '.'));
}

interface Money {
  readonly usd: number;
  /** It can be nothing but money. */
  readonly isMoney: boolean;
}

/** An amount in dollars; null where there is no rate for its currency. */
function moneyOf(
  groups: Groups,
  nth: string,
  { rates }: DirectoryFacts,
  unitBehind?: string,
): Money | null {
  const unit = (groups[`unit${nth}`] ?? unitBehind)?.toLowerCase();
  const sign = (groups[`sign${nth}`] ?? groups[`money${nth}`])?.toLowerCase();
  const code = sign === undefined ? 'USD' : (currencies[sign] ?? '');
  const rate = code === 'USD' ? 1 : rates.get(code);
  const value =
    numberOf(groups[`digits${nth}`] ?? '') * (unit === undefined ? 1 : (units[unit] ?? 1));
  if (rate === undefined || !Number.isFinite(value)) return null;
  const usd = Math.round(value * rate);
  return usd > Number.MAX_SAFE_INTEGER ? null : { usd, isMoney: sign !== undefined };
}

interface Bounds {
  readonly filters: CompanyFilters;
  readonly isMoney: boolean;
}

function boundsIn(groups: Groups, directory: DirectoryFacts): Bounds | null {
  if (groups.digitsFrom !== undefined) {
    const to = moneyOf(groups, 'To', directory);
    // "between 1 and 5 million euros": the unit and the currency are those of both.
    const shared = {
      ...groups,
      signFrom: groups.signFrom ?? groups.moneyFrom ?? groups.signTo ?? groups.moneyTo,
    };
    const from = moneyOf(shared, 'From', directory, groups.unitTo);
    if (from === null || to === null || from.usd > to.usd) return null;
    return { filters: { fundingFrom: from.usd, fundingTo: to.usd }, isMoney: to.isMoney };
  }
  const nth = groups.digitsPlus === undefined ? 'One' : 'Plus';
  const money = moneyOf(groups, nth, directory);
  if (money === null) return null;
  const { usd, isMoney } = money;
  const isMost = groups.less !== undefined;
  return { filters: isMost ? { fundingTo: usd } : { fundingFrom: usd }, isMoney };
}

/** "raised more than 5m", "over €2 million in funding", "$1M+": what a company has raised. */
export const readFunding: Reader = ({ unread }, directory) => {
  if (!/\d/u.test(unread)) return null;
  for (const { 0: said, index, groups = {} } of unread.matchAll(pattern)) {
    const bounds = boundsIn(groups, directory);
    const isFunding =
      groups.trail !== undefined || /rais|fund|receiv|secur/iu.test(groups.lead ?? '');
    if (bounds === null || !(isFunding || bounds.isMoney)) continue;
    const from = index + said.length - said.trimStart().length;
    return {
      spans: [{ from, to: index + said.trimEnd().length }],
      filters: bounds.filters,
      doubts: [],
    };
  }
  return null;
};
