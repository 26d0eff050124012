import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { Span, TimeAxis } from '#core/web/views/time-axis.ts';
import { moveSpan, type Grip } from './bar-move.ts';

const dayMs = 24 * 60 * 60 * 1000;
const daysByKey: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  PageDown: -28,
  PageUp: 28,
};

interface Drag {
  readonly grip: Grip;
  readonly days: number;
  /** The pointer's place when the drag began; undefined: by keyboard. */
  readonly from?: number;
}

interface Props {
  readonly axis: TimeAxis;
  readonly span: Span;
  readonly canMove: boolean;
  readonly onMove: (span: Span) => void;
}

/**
 * Moving a bar of a timeline by whole days. By pointer: the bar, or one of its ends. By keyboard:
 * arrows and Page keys, with Shift only the end; Enter moves it, Escape and leaving do not.
 */
export function useBarDrag({ axis, span, canMove, onMove }: Props) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const bar = drag === null ? span : moveSpan(span, drag.grip, drag.days);
  const hasMoved = bar.startDate !== span.startDate || bar.endDate !== span.endDate;
  const drop = () => {
    if (hasMoved) onMove(bar);
    setDrag(null);
  };

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    if (!canMove || event.button !== 0) return;
    const grip = (event.target as HTMLElement).dataset['grip'];
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({
      grip: grip === 'start' || grip === 'end' ? grip : 'bar',
      days: 0,
      from: event.clientX,
    });
  }

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    const track = event.currentTarget.parentElement;
    if (drag?.from === undefined || track === null) return;
    const share = (event.clientX - drag.from) / track.clientWidth;
    const days = (share * (axis.end.getTime() - axis.start.getTime())) / dayMs;
    setDrag({ ...drag, days: Math.round(days) });
  }

  function onKeyDown(event: KeyboardEvent): void {
    const days = daysByKey[event.key];
    if (canMove && days !== undefined && !event.altKey && !event.ctrlKey && !event.metaKey) {
      const grip = event.shiftKey ? 'end' : 'bar';
      const sofar = drag?.grip === grip ? drag.days : 0;
      setDrag({ grip, days: sofar + days });
    } else if (drag !== null && event.key === 'Enter') drop();
    else if (drag !== null && event.key === 'Escape') setDrag(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    shown: bar,
    isDragging: drag !== null && hasMoved,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: () => drag?.from !== undefined && drop(),
      onPointerCancel: () => setDrag(null),
      onKeyDown,
      onBlur: () => setDrag(null),
    },
  };
}
