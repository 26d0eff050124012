import { useRef, type RefObject } from 'react';
import { findStop } from '#core/web/views/use-list-keys.ts';
import type { ListedLine } from '#features/people/needs-you/domain/listed-work.ts';
import {
  workVerbNames,
  workVerbs,
  type WorkVerb,
} from '#features/people/needs-you/domain/work-verbs.ts';
import { useKeyboardShortcuts } from '#ui/use-keyboard-shortcuts.ts';

/**
 * The keys of My work: one for each verb opens the focused line of it, else the first; `j`, `k` and the
 * arrows move, and go on into the list below, which has the same ones.
 */
export function useWorkKeys(lines: readonly ListedLine[]): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);

  /** False: the key is for the list below. */
  const step =
    (by: 1 | -1, isArrow = false) =>
    () => {
      const stops = [...document.querySelectorAll<HTMLElement>('[data-walk]')];
      const here = stops.findIndex((stop) => stop === document.activeElement);
      if (here === -1 && isArrow) return false;
      const next =
        here === -1 ? list.current?.querySelector<HTMLElement>('[data-walk]') : stops[here + by];
      if (!next || !list.current?.contains(next)) return false;
      next.focus();
      next.scrollIntoView({ block: 'nearest' });
      return true;
    };
  const open = (verb: WorkVerb) => () => {
    const ofVerb = lines.filter((one) => one.verb === verb);
    const focused = document.activeElement?.getAttribute('data-walk');
    const line = ofVerb.find(({ key }) => key === focused) ?? ofVerb[0];
    const stop = line && list.current && findStop(line.key, list.current);
    if (!stop) return false;
    stop.click();
    return true;
  };

  useKeyboardShortcuts(
    {
      j: step(1),
      k: step(-1),
      ArrowDown: step(1, true),
      ArrowUp: step(-1, true),
    },
    // Before the list below, in whatever order they were drawn.
    true,
  );
  useKeyboardShortcuts(
    Object.fromEntries(workVerbNames.map((verb) => [workVerbs[verb], open(verb)])),
  );
  return list;
}
