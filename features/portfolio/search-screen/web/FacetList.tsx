import { useId, useState } from 'react';
import { formatNumber } from '#core/domain/format.ts';
import { valueKey } from '#features/directory/companies/domain/listed-values.ts';
import type { FacetCount } from '#features/directory/search/domain/search.ts';
import { FacetValue } from './FacetValue.tsx';

/** Values shown at first; a much longer list gets a search field. */
const few = 5;
const many = 12;

interface Props {
  readonly title: string;
  readonly counts: readonly FacetCount[];
  readonly chosen: readonly string[];
  readonly nameOf: (value: string) => string;
  readonly onToggle: (value: string) => void;
}

/** Whether a value is selected, in whatever spelling the address has it. */
const isIn = (values: readonly string[], value: string) =>
  values.some((one) => valueKey(one) === valueKey(value));

/** Selected values stay visible, whatever their count. */
function shownOf({ counts, chosen, nameOf }: Props, isWhole: boolean, typed: string) {
  const keys = new Set(counts.map(({ value }) => valueKey(value)));
  const all = [
    // Commas separate values in the address: a value with a comma cannot be selected.
    ...counts.filter(({ value }) => !value.includes(',')),
    ...chosen.filter((value) => !keys.has(valueKey(value))).map((value) => ({ value, count: 0 })),
  ];
  const looked = typed.trim().toLocaleLowerCase();
  if (looked !== '') {
    return {
      all,
      shown: all.filter(({ value }) => nameOf(value).toLocaleLowerCase().includes(looked)),
    };
  }
  const items = isWhole
    ? all
    : all.filter(({ value }, index) => index < few || isIn(chosen, value));
  return { all, shown: items };
}

/** The values of a filter with their counts. */
export function FacetList(props: Props) {
  const { title, chosen, nameOf, onToggle } = props;
  const heading = useId();
  const [isWhole, setIsWhole] = useState(false);
  const [typed, setTyped] = useState('');
  const { all, shown } = shownOf(props, isWhole, isWhole ? typed : '');
  if (all.length === 0) return null;
  const hidden = all.length - shown.length;
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="mb-1 text-small font-semibold">
        {title}
      </h3>
      {isWhole && all.length > many && (
        <input
          type="search"
          aria-label={`Find in ${title.toLowerCase()}`}
          placeholder="Find…"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="mt-0.5 mb-1 h-7 w-full rounded-control border border-line bg-raised px-2 text-control placeholder:text-ink-3 hover:border-line-strong focus:border-accent focus:outline-2 focus:-outline-offset-1 focus:outline-accent"
        />
      )}
      <ul>
        {shown.map(({ value, count }) => (
          <li key={value}>
            <FacetValue
              label={nameOf(value)}
              count={count}
              isChosen={isIn(chosen, value)}
              onToggle={() => onToggle(value)}
            />
          </li>
        ))}
      </ul>
      {(hidden > 0 || isWhole) && typed === '' && all.length > few && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          className="mt-0.5 -ml-1 min-h-6 cursor-pointer rounded px-1 text-small font-medium text-accent-ink hover:underline"
        >
          {isWhole ? 'Show fewer' : `Show ${formatNumber(hidden)} more`}
        </button>
      )}
    </section>
  );
}
