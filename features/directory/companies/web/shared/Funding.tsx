import { formatMoney } from '#core/domain/format.ts';
import {
  formatFunding,
  fundingOf,
  type Funded,
} from '#features/directory/companies/domain/funding.ts';

/** Funding in compact form, with the exact amount in the currency of its source on hover. */
export function Funding({ company }: { readonly company: Funded }) {
  const funding = fundingOf(company);
  if (funding === null) return null;
  const { fundingAmount, fundingCurrency } = company;
  const exact =
    fundingAmount === null || fundingCurrency === null
      ? formatMoney(funding.amount, funding.currency)
      : formatMoney(fundingAmount, fundingCurrency);
  return (
    <data value={funding.amount} title={`${exact} raised`} className="tabular">
      {formatFunding(funding)}
    </data>
  );
}
