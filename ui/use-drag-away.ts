import { useState, type CSSProperties, type PointerEvent } from 'react';
import { limits } from '#core/domain/limits.ts';

const farEnough = limits.toastLibrary.dismissAtPercent / 100;

/** Dragged sideways by 80 percent of its width (section 9) something goes away; by less it returns. */
export function useDragAway(onAway: () => void) {
  const [drag, setDrag] = useState<{ from: number; width: number; share: number } | null>(null);
  const style: CSSProperties | undefined = drag
    ? { translate: `${drag.share * drag.width}px`, opacity: 1 - Math.abs(drag.share) / 2 }
    : undefined;
  return {
    style,
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      const { target, currentTarget, pointerId, button, clientX } = event;
      if (button !== 0 || (target as Element).closest('button')) return;
      setDrag({ from: clientX, width: currentTarget.offsetWidth, share: 0 });
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove: ({ clientX }: PointerEvent<HTMLElement>): void =>
      setDrag((now) => now && { ...now, share: (clientX - now.from) / now.width }),
    onPointerUp: (): void => {
      if (drag && Math.abs(drag.share) >= farEnough) onAway();
      setDrag(null);
    },
    onPointerCancel: (): void => setDrag(null),
  };
}
