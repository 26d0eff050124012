import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useState } from 'react';

/** How long a thumb rests before its place counts. */
const restMs = 160;

interface Places {
  readonly first: number;
  readonly end: number;
}

interface Props extends Places {
  readonly label: string;
  readonly counts: readonly number[];
  /** What stands at a place: before bar 0, 1, … and behind the last. */
  readonly wordsOf: (place: number) => string;
  readonly onChange: (places: Places) => void;
}

const thumb =
  'pointer-events-none absolute inset-x-0 -top-2 h-4 w-full appearance-none bg-transparent outline-none ' +
  '[&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-3.5 [&::-webkit-slider-thumb]:cursor-ew-resize [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-accent [&::-webkit-slider-thumb]:bg-surface [&::-webkit-slider-thumb]:transition-shadow hover:[&::-webkit-slider-thumb]:shadow-[0_0_0_4px_var(--color-accent-soft)] focus-visible:[&::-webkit-slider-thumb]:outline-2 focus-visible:[&::-webkit-slider-thumb]:outline-offset-2 focus-visible:[&::-webkit-slider-thumb]:outline-accent ' +
  '[&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:box-border [&::-moz-range-thumb]:size-3.5 [&::-moz-range-thumb]:cursor-ew-resize [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-accent [&::-moz-range-thumb]:bg-surface focus-visible:[&::-moz-range-thumb]:outline-2 focus-visible:[&::-moz-range-thumb]:outline-offset-2 focus-visible:[&::-moz-range-thumb]:outline-accent';

/**
 * Bars with two thumbs below, for a range between them. Either is a slider of the browser's: arrows,
 * Page keys, Home and End move it. Its own place shows at once and counts when it rests.
 */
export function HistogramSlider({ label, counts, first, end, wordsOf, onChange }: Props) {
  const [moved, setMoved] = useState<Places | null>(null);
  const shown = moved ?? { first, end };
  const most = Math.max(1, ...counts);
  const tell = useEffectEvent(() => {
    if (moved && (moved.first !== first || moved.end !== end)) onChange(moved);
    else setMoved(null);
  });
  useEffect(() => {
    if (moved === null) return undefined;
    const timer = setTimeout(tell, restMs);
    return () => clearTimeout(timer);
  }, [moved]);
  // What was told has arrived.
  const [known, setKnown] = useState({ first, end });
  if (known.first !== first || known.end !== end) {
    setKnown({ first, end });
    setMoved(null);
  }
  const sliders = [
    {
      name: `${label}, lowest`,
      place: shown.first,
      move: (to: number) => setMoved({ ...shown, first: Math.min(to, shown.end - 1) }),
    },
    {
      name: `${label}, highest`,
      place: shown.end,
      move: (to: number) => setMoved({ ...shown, end: Math.max(to, shown.first + 1) }),
    },
  ];
  return (
    <div role="group" aria-label={`${label}, range`}>
      <div aria-hidden className="flex h-10 items-end gap-0.5">
        {counts.map((count, index) => (
          <span
            key={index}
            title={`${wordsOf(index)} – ${wordsOf(index + 1)}: ${count}`}
            className={clsx(
              'flex-1 rounded-t-[2px] transition-[height,background-color]',
              index >= shown.first && index < shown.end ? 'bg-accent' : 'bg-line-strong',
            )}
            style={{ height: count === 0 ? 0 : `max(2px, ${(100 * count) / most}%)` }}
          />
        ))}
      </div>
      <div className="relative mx-[-7px] h-3 border-t border-transparent">
        <span aria-hidden className="absolute inset-x-[7px] -top-px h-px bg-line" />
        {sliders.map(({ name, place, move }) => (
          <input
            key={name}
            type="range"
            aria-label={name}
            aria-valuetext={wordsOf(place)}
            min={0}
            max={counts.length}
            step={1}
            value={place}
            onChange={(event) => move(Number(event.target.value))}
            className={thumb}
          />
        ))}
      </div>
    </div>
  );
}
