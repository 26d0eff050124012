import { formatCompact, formatMoney } from '#core/domain/format.ts';

/** Funding in compact form, with the exact amount on hover. */
export function Funding({ usd }: { readonly usd: number }) {
  return (
    <data value={usd} title={`${formatMoney(usd, 'USD')} raised`} className="tabular">
      ${formatCompact(usd)}
    </data>
  );
}
