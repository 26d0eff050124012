import { useRef, useState } from 'react';
import type { Point } from '#ui/radar/radar-types.ts';
import type { BlipPlace } from './blip-draft.ts';

/** The line that new blips are named in, where one pressed. */
export interface BlipLineState {
  /** Where the last one went, or the next one goes. */
  readonly place: BlipPlace | null;
  /** Where it was pressed, in the unit disc; null: in the middle of its cell. */
  readonly at: Point | null;
  /** How often it was opened; null: it is closed. */
  readonly opened: number | null;
}

/** Which line is open for new blips; the place stays for the next one. */
export function useBlipLine() {
  const [line, setLine] = useState<BlipLineState>({ place: null, at: null, opened: null });
  const before = useRef<Element | null>(null);
  return {
    ...line,
    open: (place: BlipPlace | null = line.place, at: Point | null = null) => {
      if (line.opened === null) before.current = document.activeElement;
      setLine({ place, at, opened: (line.opened ?? 0) + 1 });
    },
    setPlace: (place: BlipPlace) => setLine((now) => ({ ...now, place, at: null })),
    close: () => {
      setLine((now) => ({ ...now, opened: null }));
      const { current } = before;
      if (current instanceof HTMLElement || current instanceof SVGElement) current.focus();
    },
  };
}
