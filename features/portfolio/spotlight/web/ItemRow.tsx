import { formatNumber } from '#core/domain/format.ts';
import type { SpotlightItem } from '#features/portfolio/spotlight/domain/spotlight.ts';
import { Spark } from '#ui/charts/Spark.tsx';
import { FreshDot } from './FreshDot.tsx';
import { ItemIcon } from './ItemIcon.tsx';
import { ItemMark } from './ItemMark.tsx';
import { SpotlightLink } from './SpotlightLink.tsx';

interface Props {
  readonly item: SpotlightItem;
  readonly isFresh: boolean;
  /** Items of several corporations are listed together. */
  readonly withCorporation: boolean;
}

/** An item of a block: what it is, why it is there, and the figure behind that. */
export function ItemRow({ item, isFresh, withCorporation }: Props) {
  const { name, summary, reason, count, trend, mark, corporation, link } = item;
  const about = [...(withCorporation && corporation !== null ? [corporation] : []), reason];
  return (
    <li className="flex items-start gap-3 py-3">
      <ItemIcon kind={item.kind} name={name} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          {isFresh && <FreshDot />}
          <SpotlightLink
            to={link}
            className="min-w-0 py-0.5 font-medium break-words hover:text-accent-ink hover:underline"
          >
            {name}
          </SpotlightLink>
          <ItemMark mark={mark} />
        </p>
        {summary !== null && <p className="line-clamp-2 text-control text-ink-2">{summary}</p>}
        <p className="mt-0.5 text-small break-words text-ink-3">{about.join(' · ')}</p>
      </div>
      <div className="flex w-24 shrink-0 flex-col items-end text-right">
        {trend && <Spark values={trend} />}
        <span className="text-card font-semibold tabular">{formatNumber(count.value)}</span>
        <span className="text-meta text-ink-3">{count.of}</span>
      </div>
    </li>
  );
}
