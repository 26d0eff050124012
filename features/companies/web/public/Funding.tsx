import { formatCompact, formatMoney } from '#core/domain/format.ts';

/** Money raised, compact, with the whole sum on hover. */
export function Funding({ usd }: { readonly usd: number }) {
  return (
    <data value={usd} title={`${formatMoney(usd, 'USD')} raised`} className="tabular">
      ${formatCompact(usd)}
    </data>
  );
}
