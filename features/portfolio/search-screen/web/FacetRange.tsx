import { useId } from 'react';
import type { Range, RangeUnit } from '#features/directory/search/domain/range-units.ts';
import type { HistogramBar } from '#features/directory/search/domain/search.ts';
import { HistogramSlider } from '#ui/HistogramSlider.tsx';
import { BoundField } from './BoundField.tsx';
import { endLabels, placesOf, formatPlace, rangeAt, clipped } from './ranges.ts';

interface Props {
  readonly title: string;
  readonly bars: readonly HistogramBar[];
  /** Earlier bars, whose range stays. */
  readonly before: readonly HistogramBar[] | undefined;
  readonly range: Range;
  readonly unit: RangeUnit;
  readonly onChange: (range: Range) => void;
}

/** A range filter: a histogram with two thumbs, and a field for each end. */
export function FacetRange({ title, bars: counted, before, range, unit, onChange }: Props) {
  const { words, ends, read } = unit;
  const heading = useId();
  const bars = clipped(counted, before);
  if (bars.length === 0) return null;
  const { first, end } = placesOf(bars, range);
  const [lowest, highest] = endLabels(bars, words);
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="mb-1.5 text-small font-semibold">
        {title}
      </h3>
      <HistogramSlider
        label={title}
        counts={bars.map(({ count }) => count)}
        first={first}
        end={end}
        wordsOf={(place) => formatPlace(bars, place, words, ends)}
        onChange={(places) => onChange(rangeAt(bars, places))}
      />
      <div className="mt-1 flex justify-between gap-2">
        <BoundField
          label={`${title} from`}
          placeholder={lowest}
          value={range.from}
          words={words}
          read={read}
          onChange={(from) => onChange({ ...range, from })}
        />
        <BoundField
          label={`${title} to`}
          placeholder={highest}
          isEnd
          value={range.to}
          words={words}
          read={read}
          onChange={(to) => onChange({ ...range, to })}
        />
      </div>
    </section>
  );
}
