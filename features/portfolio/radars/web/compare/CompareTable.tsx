import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Comparison } from '#features/portfolio/radars/domain/compare-editions.ts';
import type { Area, Blip, Edition } from '#features/portfolio/radars/domain/radar.ts';

interface Props {
  readonly comparison: Comparison<Blip>;
  readonly one: Edition;
  readonly other: Edition;
  /** What the two columns are called. */
  readonly here: string;
  readonly there: string;
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
  readonly onHover: (id: string | null) => void;
}

const ringOf = (rings: readonly Area[], id: string) => rings.find((ring) => ring.id === id)?.name;
const cell = 'w-18 max-w-18 truncate px-1.5 text-right text-small text-ink-2';

/** Where two editions disagree, the largest disagreement first; then what is in one of them only. */
export function CompareTable(props: Props) {
  const { comparison, one, other, here, there, selectedId } = props;
  const { different, onlyHere, onlyThere, same } = comparison;
  const row = (blip: Blip, name: ReactNode, before: string, after: string) => (
    <tr
      key={blip.id}
      onPointerEnter={() => props.onHover(blip.id)}
      onPointerLeave={() => props.onHover(null)}
      className={clsx('h-8', blip.id === selectedId ? 'bg-press' : 'hover:bg-hover')}
    >
      <th scope="row" className="max-w-0 rounded-l-control px-2 text-left font-normal">
        {name}
      </th>
      <td className={cell}>{before}</td>
      <td className={clsx(cell, 'rounded-r-control')}>{after}</td>
    </tr>
  );
  const button = (blip: Blip, more?: string) => (
    <button
      type="button"
      aria-current={blip.id === selectedId || undefined}
      onClick={() => props.onSelect(blip.id)}
      className="block min-h-7 w-full cursor-pointer truncate text-left -outline-offset-2 pointer-coarse:min-h-11"
    >
      {blip.name} {more && <span className="ml-0.5 text-small text-ink-3">{more}</span>}
    </button>
  );
  const heading = (text: string, count: number) => (
    <tr>
      <th scope="rowgroup" colSpan={3} className="px-2 pt-4 pb-1 text-left font-semibold">
        {text} <span className="font-normal text-ink-3 tabular">{count}</span>
      </th>
    </tr>
  );
  return (
    <table className="w-full text-control">
      <caption className="sr-only">
        {here} and {there}
      </caption>
      <thead className="sticky top-0 z-10 bg-surface text-small text-ink-3">
        <tr className="h-9">
          <th scope="col" className="px-2 text-left font-medium">
            Blip
          </th>
          <th scope="col" className={clsx(cell, 'font-medium')} title={here}>
            {here}
          </th>
          <th scope="col" className={clsx(cell, 'font-medium')} title={there}>
            {there}
          </th>
        </tr>
      </thead>
      {different.length > 0 && (
        <tbody>
          {heading('Elsewhere', different.length)}
          {different.map(({ blip, other: match, isElsewhere }) =>
            row(
              blip,
              button(
                blip,
                isElsewhere
                  ? `in ${other.quadrants.find(({ id }) => id === match.quadrantId)?.name}`
                  : undefined,
              ),
              ringOf(one.rings, blip.ringId) ?? '',
              ringOf(other.rings, match.ringId) ?? '',
            ),
          )}
        </tbody>
      )}
      {onlyHere.length > 0 && (
        <tbody>
          {heading(`Only in ${here}`, onlyHere.length)}
          {onlyHere.map((blip) =>
            row(blip, button(blip), ringOf(one.rings, blip.ringId) ?? '', '–'),
          )}
        </tbody>
      )}
      {onlyThere.length > 0 && (
        <tbody>
          {heading(`Only in ${there}`, onlyThere.length)}
          {onlyThere.map((blip) =>
            row(
              blip,
              <span className="block truncate">{blip.name}</span>,
              '–',
              ringOf(other.rings, blip.ringId) ?? '',
            ),
          )}
        </tbody>
      )}
      <tbody>
        <tr>
          <td colSpan={3} className="px-2 pt-4 text-small text-ink-3">
            {same.length} unchanged.
          </td>
        </tr>
      </tbody>
    </table>
  );
}
