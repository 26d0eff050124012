import { formatNumber } from '#core/domain/format.ts';
import type { SpotlightItem } from '#features/portfolio/spotlight/domain/spotlight.ts';
import { FreshDot } from './FreshDot.tsx';
import { ItemMark } from './ItemMark.tsx';
import { SpotlightLink } from './SpotlightLink.tsx';

interface Props {
  readonly item: SpotlightItem;
  readonly isFresh: boolean;
}

/** An opportunity as a card. */
export function ItemCard({ item, isFresh }: Props) {
  const { name, summary, reason, count, mark, corporation, link } = item;
  return (
    <article className="relative flex h-full flex-col rounded-card border border-line bg-raised p-4 shadow-card transition-shadow hover:shadow-float">
      <div className="flex min-h-6 items-center justify-between gap-2">
        <span className="flex min-w-0 items-center gap-2 text-small text-ink-3">
          {isFresh && <FreshDot />}
          <span className="truncate">{corporation}</span>
        </span>
        <ItemMark mark={mark} />
      </div>
      <h3 className="mt-2 text-card font-semibold text-balance break-words">
        <SpotlightLink to={link} className="after:absolute after:inset-0 after:rounded-card">
          {name}
        </SpotlightLink>
      </h3>
      {summary !== null && (
        <p className="mt-1 mb-3 line-clamp-2 text-control text-ink-2">{summary}</p>
      )}
      <p className="mt-auto flex flex-wrap justify-between gap-x-3 border-t border-line pt-2.5 text-small text-ink-3">
        <span className={mark === 'soon' ? 'font-medium text-signal-ink' : undefined}>
          {reason}
        </span>
        <span className="tabular">
          {count.value > 0 && `${formatNumber(count.value)} `}
          {count.of}
        </span>
      </p>
    </article>
  );
}
