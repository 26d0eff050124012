import { clsx } from 'clsx';
import { useRef, useState, type KeyboardEvent } from 'react';
import { formatNumber } from '#domain/formatting.ts';
import { nextBubble, type Bubble } from './bubble-places.ts';
import type { View } from './map-view.ts';

interface Props {
  readonly bubbles: readonly Bubble[];
  readonly view: View;
  readonly chosen: string | undefined;
  readonly lit: string | undefined;
  readonly labelOf: (code: string) => string;
  /** The element that tells more of what is lit. */
  readonly tip: string;
  readonly onLight: (code: string | undefined) => void;
  readonly onReach: (bubble: Bubble) => void;
  readonly onChoose: (code: string) => void;
}

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How many there are, on each place. One stop of the Tab key; arrows go from one to the next. */
export function MapBubbles(props: Props) {
  const { bubbles, view, chosen, lit, labelOf, tip, onLight, onReach, onChoose } = props;
  const group = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState<string>();
  const stop = bubbles.find(({ code }) => code === (last ?? chosen)) ?? bubbles[0];

  const walk = (event: KeyboardEvent, from: Bubble) => {
    const way = ways[event.key];
    if (!way) return;
    // Not the map's then.
    event.preventDefault();
    const next = nextBubble(bubbles, from, way);
    if (!next) return;
    group.current
      ?.querySelector<HTMLElement>(`[data-bubble="${next.code}"]`)
      ?.focus({ preventScroll: true });
  };

  return (
    <div ref={group} className="pointer-events-none absolute inset-0">
      {bubbles.map((bubble) => {
        const { code, count, x, y, radius } = bubble;
        return (
          <button
            key={code}
            type="button"
            data-bubble={code}
            data-code={code}
            tabIndex={bubble === stop ? 0 : -1}
            aria-label={labelOf(code)}
            aria-describedby={code === lit ? tip : undefined}
            aria-pressed={code === chosen}
            onClick={() => onChoose(code)}
            onKeyDown={(event) => walk(event, bubble)}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onLight(code)}
            onPointerLeave={() => onLight(undefined)}
            onFocus={() => {
              setLast(code);
              onLight(code);
              onReach(bubble);
            }}
            onBlur={() => onLight(undefined)}
            style={{
              width: 2 * radius,
              height: 2 * radius,
              transform: `translate(${Math.round(x + view.x - radius)}px, ${Math.round(y + view.y - radius)}px)`,
            }}
            className={clsx(
              'pointer-events-auto absolute top-0 left-0 grid cursor-pointer place-items-center rounded-full font-semibold tabular shadow-[0_1px_3px_oklch(0_0_0/0.25)] focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent',
              radius > 15 && count < 1000 ? 'text-control' : 'text-[0.6875rem]',
              code === chosen || code === lit ? 'z-10' : '',
              code === chosen
                ? 'bg-ink text-surface ring-2 ring-surface'
                : code === lit
                  ? 'bg-accent-strong text-on-accent ring-2 ring-surface'
                  : 'bg-accent text-on-accent ring-[1.5px] ring-surface',
            )}
          >
            {formatNumber(count)}
          </button>
        );
      })}
    </div>
  );
}
