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

/** The currencies that share a name, by the country that calls its own so. */
export type SharedName = Readonly<Partial<Record<string, string>>>;
const krona: SharedName = { SE: 'SEK', NO: 'NOK', DK: 'DKK', IS: 'ISK', FO: 'DKK', GL: 'DKK' };
const rupee: SharedName = { IN: 'INR', PK: 'PKR', LK: 'LKR', NP: 'NPR', MU: 'MUR' };

/** With a scale before it: “mkr” is a million, “tkr” a thousand. */
const kronor =
  /(?<![a-z])(m|mn|md|mdr|t|k)?(?:kr|krona|kronor|krone|kroner|kr[oó]nur)(?![a-z])\.?/iu;
const rupees = /(?<![a-z])()(?:rs|rupees?)(?![a-z])\.?/iu;

const currencies = new Set(Intl.supportedValuesOf('currency'));

/** Whether a text is the code of a currency. */
export const isCurrency = (code: string): boolean => currencies.has(code);

/** Codes that also count in lower case in a header; others may be words: “all”, “top”, “try”. */
const plainCodes = new Set(
  'aud cad chf cny czk dkk eur gbp inr jpy nok pln sek sgd usd'.split(' '),
);

/** “MSEK” and “kEUR”: a scale and a code in one word. */
const scaledCode = new RegExp(
  `(?<![a-z])(m|mn|bn|t|k)(${[...plainCodes].join('|')})(?![a-z])`,
  'iu',
);

/** Before a currency, “t” is a thousand. */
const asScale = (scale: string): string => (scale.toLowerCase() === 't' ? ' k ' : ` ${scale} `);

interface FoundCurrency {
  readonly currency: string | null;
  /** The currencies that a name without a country may mean. */
  readonly shared: SharedName | null;
  /** The text without it. */
  readonly rest: string;
}

/** The currency of an amount. Null when two are named. */
export function currencyIn(text: string): FoundCurrency | null {
  const codes = new Set<string>();
  let rest = text;
  for (const [sign, currency] of signs) {
    if (!rest.includes(sign)) continue;
    codes.add(currency);
    rest = rest.replaceAll(sign, ' ');
  }
  rest = rest.replace(scaledCode, (_, scale: string, code: string) => {
    codes.add(code.toUpperCase());
    return asScale(scale);
  });
  rest = rest.replaceAll(/(?<![a-z])[a-z]{3}(?![a-z])/giu, (code) => {
    if (!currencies.has(code.toUpperCase())) return code;
    codes.add(code.toUpperCase());
    return ' ';
  });
  if (/\bdollars?\b/iu.test(rest)) codes.add(codes.values().next().value ?? 'USD');
  if (/\beuros?\b/iu.test(rest)) codes.add('EUR');
  rest = rest.replaceAll(/\b(?:US )?dollars?\b|\beuros?\b/giu, ' ');
  let shared: SharedName | null = null;
  for (const [name, ofCountry] of [[kronor, krona] as const, [rupees, rupee] as const]) {
    rest = rest.replace(name, (_, scale: string | undefined) => {
      shared = ofCountry;
      return asScale(scale ?? '');
    });
  }
  const [currency = null, other] = codes;
  return other === undefined ? { currency, shared, rest: rest.trim() } : null;
}

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
