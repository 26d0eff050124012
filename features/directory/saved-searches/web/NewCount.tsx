import { formatNumber } from '#core/domain/format.ts';

/** The number of new results; nothing while unknown or zero. */
export function NewCount({ count }: { readonly count: number | undefined }) {
  if (count === undefined || count === 0) return null;
  return (
    <span className="rounded-full bg-accent-soft px-2 text-small leading-5 font-medium whitespace-nowrap text-accent-ink tabular">
      {formatNumber(count)} new
    </span>
  );
}
