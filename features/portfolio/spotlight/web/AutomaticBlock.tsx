import { useId } from 'react';
import {
  automaticTexts,
  type SpotlightBlock,
} from '#features/portfolio/spotlight/domain/spotlight.ts';
import { ItemCard } from './ItemCard.tsx';
import { ItemRow } from './ItemRow.tsx';

interface Props {
  readonly block: Extract<SpotlightBlock, { kind: 'automatic' }>;
  readonly isFresh: (at: string) => boolean;
  readonly withCorporation: boolean;
}

/** A block that the server fills. */
export function AutomaticBlock({ block: { id, items }, isFresh, withCorporation }: Props) {
  const heading = useId();
  const { title, about } = automaticTexts[id];
  return (
    <section aria-labelledby={heading}>
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-ink pb-2">
        <h2 id={heading} className="text-section font-semibold tracking-[-0.012em]">
          {title}
        </h2>
        <p className="text-small text-ink-3">{about}</p>
      </header>
      {id === 'opportunities' ? (
        <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-4">
          {items.map((item) => (
            <li key={item.id}>
              <ItemCard item={item} isFresh={isFresh(item.at)} />
            </li>
          ))}
        </ul>
      ) : (
        <ul className="divide-y divide-line">
          {items.map((item) => (
            <ItemRow
              key={`${item.kind} ${item.id}`}
              item={item}
              withCorporation={withCorporation}
              isFresh={isFresh(item.at)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
