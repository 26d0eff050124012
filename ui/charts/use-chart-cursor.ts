import { useState, type KeyboardEvent, type PointerEvent } from 'react';

interface Options {
  readonly label: string;
  readonly count: number;
  /** What is read out at a place. */
  readonly wordsOf: (index: number) => string;
  /** The place below a pointer, from the left and the top edge. */
  readonly placeAt: (x: number, y: number) => number;
  /** Shows what a place counts. */
  readonly onOpen?: ((index: number) => void) | undefined;
  /** How many places the vertical arrows move. */
  readonly rowStep?: number;
}

/**
 * A cursor over the places of a chart, moved by pointer, arrow keys, Home and End; Enter opens. A slider
 * to screen readers: they pass it the arrow keys, and read its value when that changes.
 */
export function useChartCursor(options: Options) {
  const { label, count, wordsOf, placeAt, onOpen, rowStep = 1 } = options;
  const [index, setIndex] = useState<number | null>(null);
  const cursor = index === null || count === 0 ? null : Math.min(index, count - 1);
  const move = (to: number) => setIndex(Math.max(0, Math.min(count - 1, to)));
  const steps: Readonly<Record<string, () => void>> = {
    ArrowRight: () => move(cursor === null ? 0 : cursor + rowStep),
    ArrowLeft: () => move(cursor === null ? count - 1 : cursor - rowStep),
    ArrowDown: () => move(cursor === null ? 0 : cursor + 1),
    ArrowUp: () => move(cursor === null ? count - 1 : cursor - 1),
    Home: () => move(0),
    End: () => move(count - 1),
    ...(cursor !== null && { Escape: () => setIndex(null) }),
    ...(cursor !== null && onOpen && { Enter: () => onOpen(cursor) }),
  };
  const point = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const place = placeAt(clientX - box.left, clientY - box.top);
    setIndex(place < 0 || place >= count ? null : place);
  };
  return {
    index: cursor,
    cursorProps: {
      role: 'slider',
      tabIndex: count === 0 ? -1 : 0,
      'aria-label': onOpen ? `${label}. Enter lists what is counted.` : label,
      'aria-valuemin': Math.min(1, count),
      'aria-valuemax': count,
      'aria-valuenow': cursor === null ? Math.min(1, count) : cursor + 1,
      'aria-valuetext': cursor === null ? 'Arrow keys read the values' : wordsOf(cursor),
      onKeyDown: (event: KeyboardEvent) => {
        const step = event.altKey || event.ctrlKey || event.metaKey ? undefined : steps[event.key];
        if (!step) return;
        event.preventDefault();
        step();
      },
      onPointerMove: point,
      onPointerLeave: () => setIndex(null),
      onBlur: () => setIndex(null),
      onClick: () => {
        if (cursor !== null) onOpen?.(cursor);
      },
    },
  } as const;
}
