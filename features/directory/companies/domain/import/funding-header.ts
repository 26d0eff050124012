import { currencyOfHeader } from '#features/directory/imports/domain/currency-in-text.ts';

/** What is raised, in the languages of lists that are met. */
const funding =
  /fund|rais|invest|inver[st]i|financ|finans|finanz|kapital|capital|seed|lev[ée]e|eingeworben|eingesammelt|rahoitus|финанс|инвест|привлеч|капитал|融资|融資|資金|资金|資本|资本|調達|募集|투자|자금|자본|تمويل|استثمار|מימון|השקע/iu;
/** The same words in other sums. */
const other =
  /market|markt|börs|price|preis|pris\b|prix|cost|kost|revenue|umsatz|valu|bewert|share/iu;
/** Names that say no more than the values do. */
const generic =
  /^(?:column \d+|\P{L}*|.{1,2}|amounts?|sums?|betr[aä]ge?|summen?|belopp|montants?|importes?|importi?|сумма|金额|金額|금액)$/iu;

/** Whether a column of sums may be guessed as funding: money under a name of its own is that, as a price is. */
export function isFundingHeader(header: string): boolean {
  const name = currencyOfHeader(header).rest.trim();
  return generic.test(name) || (funding.test(name) && !other.test(name));
}
