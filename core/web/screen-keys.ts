import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Shortcut } from '#core/web/feature.ts';
import { useKeyboardShortcuts } from '#ui/use-keyboard-shortcuts.ts';

export interface ScreenKey {
  /** Each does the same, with the key as its argument. */
  readonly keys: readonly string[];
  readonly what: string;
  /** How the keys are written, where that is shorter: "1–5". */
  readonly shown?: string;
  /** False: the key is left to others. */
  readonly run: (key: string) => unknown;
}

/** The keys of each part that is shown. */
const parts = new Set<RefObject<readonly ScreenKey[]>>();

const shortcutOf = ({ keys, shown, what }: ScreenKey): Shortcut => [
  shown === undefined ? keys : [shown],
  what,
];

/** The keys of what is shown now, for the list of shortcuts; each thing that they do once. */
export const listedKeys = (): readonly Shortcut[] => [
  ...new Map(
    [...parts].flatMap(({ current }) => current.map((key) => [key.what, shortcutOf(key)] as const)),
  ).values(),
];

/** Keys of a part of a screen, which the list of shortcuts names while it is shown. */
export function useScreenKeys(keys: readonly ScreenKey[]): void {
  useKeyboardShortcuts(
    Object.fromEntries(
      keys.flatMap(({ keys: all, run }) => all.map((key) => [key, () => run(key)] as const)),
    ),
  );
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    parts.add(latest);
    return () => void parts.delete(latest);
  }, []);
}
