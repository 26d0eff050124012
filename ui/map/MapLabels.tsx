import { clsx } from 'clsx';
import { useRef, useState, type KeyboardEvent } from 'react';
import { labelHeight, findNextLabel, type MapLabel } from './label-placement.ts';

interface Props {
  readonly counts: readonly MapLabel[];
  readonly chosen: string | undefined;
  readonly highlighted: string | undefined;
  readonly labelOf: (code: string) => string;
  /** The id of the tooltip for the highlighted label. */
  readonly tip: string;
  readonly onHighlight: (code: string | undefined) => void;
  readonly onReach: (count: MapLabel) => void;
  readonly onChoose: (code: string) => void;
}

const arrowDirections: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The count on each country. One tab stop; arrow keys move between labels. */
export function MapLabels(props: Props) {
  const { chosen, highlighted, labelOf, tip, onHighlight, onReach, onChoose } = props;
  const counts = props.counts.filter(({ waits }) => !waits);
  const group = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState<string>();
  const stop = counts.find(({ code }) => code === (last ?? chosen)) ?? counts[0];

  const moveFocus = (event: KeyboardEvent, from: MapLabel) => {
    const direction = arrowDirections[event.key];
    if (!direction) return;
    // Keeps the map from panning.
    event.preventDefault();
    const next = findNextLabel(counts, from, direction);
    if (!next) return;
    group.current
      ?.querySelector<HTMLElement>(`[data-count="${next.code}"]`)
      ?.focus({ preventScroll: true });
  };

  return (
    <div ref={group} className="pointer-events-none absolute inset-0">
      {counts.map((count) => {
        const { code, text, x, y, width } = count;
        return (
          <button
            key={code}
            type="button"
            data-count={code}
            tabIndex={count === stop ? 0 : -1}
            aria-label={labelOf(code)}
            aria-describedby={code === highlighted ? tip : undefined}
            aria-pressed={code === chosen}
            onClick={() => onChoose(code)}
            onKeyDown={(event) => moveFocus(event, count)}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onHighlight(code)}
            onPointerLeave={() => onHighlight(undefined)}
            onFocus={() => {
              setLast(code);
              onHighlight(code);
              onReach(count);
            }}
            onBlur={() => onHighlight(undefined)}
            style={{
              width,
              height: labelHeight,
              transform: `translate(${Math.round(x - width / 2)}px, ${Math.round(y - labelHeight / 2)}px)`,
            }}
            className={clsx(
              'pointer-events-auto absolute top-0 left-0 cursor-pointer rounded-full p-0.5 focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-accent',
              (code === chosen || code === highlighted) && 'z-10',
            )}
          >
            <span
              className={clsx(
                'grid size-full place-items-center rounded-full text-meta font-semibold tabular ring-1',
                code === chosen
                  ? 'bg-ink text-raised ring-raised'
                  : code === highlighted
                    ? 'bg-accent-hover text-on-accent ring-raised'
                    : 'bg-raised text-ink ring-line-strong',
              )}
            >
              {text}
            </span>
          </button>
        );
      })}
    </div>
  );
}
