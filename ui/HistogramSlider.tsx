import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react';
import { RangeThumb } from './RangeThumb.tsx';

/** Debounce of `onChange`. */
const debounceMs = 160;

interface Places {
  readonly first: number;
  readonly end: number;
}

interface Props extends Places {
  readonly label: string;
  readonly counts: readonly number[];
  /** The value at a position: before bar 0, 1, … and after the last. */
  readonly wordsOf: (place: number) => string;
  readonly onChange: (places: Places) => void;
}

/**
 * A histogram with a range slider: thumbs are dragged, or moved by arrow keys, Page keys, Home and End.
 * A press on the bars moves the nearer thumb. The position shows at once; `onChange` is debounced.
 */
export function HistogramSlider({ label, counts, first, end, wordsOf, onChange }: Props) {
  const track = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState<Places | null>(null);
  const [draggedThumb, setDraggedThumb] = useState<keyof Places | null>(null);
  const range = moved ?? { first, end };
  const highest = Math.max(1, ...counts);
  const commit = useEffectEvent(() => {
    if (moved && (moved.first !== first || moved.end !== end)) onChange(moved);
    else setMoved(null);
  });
  useEffect(() => {
    if (moved === null) return undefined;
    const timer = setTimeout(commit, debounceMs);
    return () => clearTimeout(timer);
  }, [moved]);
  // The last props, to detect changes from outside.
  const [bounds, setBounds] = useState({ first, end });
  if (bounds.first !== first || bounds.end !== end) {
    setBounds({ first, end });
    setMoved(null);
  }

  function move(thumb: keyof Places, to: number): void {
    setMoved(
      thumb === 'first'
        ? { ...range, first: Math.max(0, Math.min(to, range.end - 1)) }
        : { ...range, end: Math.min(counts.length, Math.max(to, range.first + 1)) },
    );
  }
  function placeAt({ clientX }: PointerEvent): number {
    const box = track.current?.getBoundingClientRect();
    return box ? Math.round(((clientX - box.left) / box.width) * counts.length) : 0;
  }
  function grab(event: PointerEvent): void {
    if (event.button !== 0) return;
    const place = placeAt(event);
    const isFirst = Math.abs(place - range.first) <= Math.abs(place - range.end);
    const thumb = isFirst && place < range.end ? 'first' : 'end';
    track.current?.setPointerCapture(event.pointerId);
    setDraggedThumb(thumb);
    move(thumb, place);
  }
  const thumb = (name: keyof Places, words: string) => (
    <RangeThumb
      label={`${label}, ${words}`}
      place={range[name]}
      least={name === 'first' ? 0 : range.first + 1}
      most={name === 'first' ? range.end - 1 : counts.length}
      steps={counts.length}
      words={wordsOf(range[name])}
      onMove={(to) => move(name, to)}
    />
  );
  return (
    <div
      ref={track}
      role="group"
      aria-label={`${label}, range`}
      className="relative cursor-pointer touch-pan-y pb-3 select-none"
      onPointerDown={grab}
      onPointerMove={(event) => draggedThumb && move(draggedThumb, placeAt(event))}
      onPointerUp={() => setDraggedThumb(null)}
      onPointerCancel={() => setDraggedThumb(null)}
    >
      <div aria-hidden className="flex h-10 items-end gap-0.5 border-b border-line">
        {counts.map((count, index) => (
          <span
            key={index}
            title={`${wordsOf(index)} – ${wordsOf(index + 1)}: ${count}`}
            className={clsx(
              'flex-1 rounded-t-[2px] transition-[height,background-color]',
              index >= range.first && index < range.end ? 'bg-accent' : 'bg-line-strong',
            )}
            style={{ height: count === 0 ? 0 : `max(2px, ${(100 * count) / highest}%)` }}
          />
        ))}
      </div>
      {thumb('first', 'lowest')}
      {thumb('end', 'highest')}
    </div>
  );
}
