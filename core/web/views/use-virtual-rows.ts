import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';

/** Up to this many all rows are rendered; beyond, the list is virtualized. */
const virtualizeFrom = 100;
/** More than a screen each way, and few enough to render at once after a jump. */
const defaultOverscan = 16;
/** More are loaded this many rows before the end. */
const ahead = 150;

interface Options {
  readonly count: number;
  readonly rowHeight: number;
  /** The number of items in a row; default 1. */
  readonly perRow?: number;
  /** Whether heights vary and are measured. */
  readonly isMeasured: boolean;
  /** How many rows are rendered before and after the visible ones. */
  readonly overscan?: number;
  readonly list: RefObject<HTMLElement | null>;
  readonly onNearEnd: (() => void) | undefined;
}

/** Virtualizes a list that scrolls with the window. */
export function useVirtualRows(options: Options) {
  const { count, rowHeight, isMeasured, overscan = defaultOverscan, list, onNearEnd } = options;
  const { perRow = 1 } = options;
  const [top, setTop] = useState(0);
  const isVirtual = count * perRow > virtualizeFrom;
  // Elements above the list may change their height at any time.
  useLayoutEffect(() => {
    const place = list.current?.getBoundingClientRect().top;
    if (place !== undefined) setTop(Math.round(place + window.scrollY));
  }, [list, count]);
  // oxlint-disable-next-line react/incompatible-library -- nothing is compiled by React Compiler
  const virtualizer = useWindowVirtualizer({
    count,
    enabled: isVirtual,
    estimateSize: () => rowHeight,
    overscan: overscan,
    scrollMargin: top,
  });
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);

  const items = virtualizer.getVirtualItems();
  const first = isVirtual ? (items.at(0)?.index ?? 0) : 0;
  const end = isVirtual ? (items.at(-1)?.index ?? -1) + 1 : count;
  const notifyNearEnd = useEffectEvent(() => onNearEnd?.());
  useEffect(() => {
    if (end >= count - ahead) notifyNearEnd();
  }, [end, count]);

  return {
    first,
    end,
    isVirtual,
    before: isVirtual ? Math.max(0, (items.at(0)?.start ?? top) - top) : 0,
    behind: isVirtual
      ? Math.max(0, virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top))
      : 0,
    measure: isVirtual && isMeasured ? virtualizer.measureElement : undefined,
  };
}
