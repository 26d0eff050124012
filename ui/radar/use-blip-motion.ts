import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { PlacedRadar } from './place-radar.ts';
import { toScreen } from './radar-geometry.ts';
import type { Point } from './radar-types.ts';

const moveMs = 600;
const easing = 'cubic-bezier(.3,.7,.2,1)';
const still = '(prefers-reduced-motion: reduce)';

interface Shown {
  readonly placed: PlacedRadar;
  readonly places: ReadonlyMap<string, Point>;
}

const placesOf = ({ view, blips }: PlacedRadar) =>
  new Map(blips.map((blip) => [blip.id, toScreen(view, blip)]));

const isSameSize = (one: PlacedRadar, other: PlacedRadar): boolean =>
  one.view.width === other.view.width && one.view.height === other.view.height;

const translate = ({ x, y }: Point) => `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px)`;

/**
 * Moves the blips from where they stood to where they stand, and fades those that come and go. The
 * browser animates transform and opacity beside the main thread, and animations that are begun here send
 * no events, as transitions would for each blip. A blip that is on its way turns where it is.
 */
export function useBlipMotion(
  group: RefObject<SVGGElement | null>,
  placed: PlacedRadar | null,
): void {
  const view = useRef<Shown | null>(null);
  const running = useRef(new Map<string, Animation>());
  useLayoutEffect(() => {
    if (!placed) return;
    const before = view.current;
    const places = placesOf(placed);
    view.current = { placed, places };
    if (!before || before.placed === placed || !isSameSize(before.placed, placed)) return;
    if (matchMedia(still).matches) return;
    const moves: (readonly [SVGGElement, string, Keyframe, Keyframe])[] = [];
    for (const mark of group.current?.children ?? []) {
      if (!(mark instanceof SVGGElement)) continue;
      const id = mark.dataset['mark'] ?? '';
      const [from, to] = [before.places.get(id), places.get(id)];
      if (from && to) {
        if (from.x === to.x && from.y === to.y) continue;
        const isOnItsWay = running.current.get(id)?.playState === 'running';
        const start = isOnItsWay ? getComputedStyle(mark).transform : translate(from);
        moves.push([mark, id, { transform: start }, { transform: translate(to) }]);
      } else if (to) moves.push([mark, id, { opacity: 0 }, {}]);
      else if (from) moves.push([mark, id, { opacity: 1 }, {}]);
    }
    for (const [mark, id, ...keyframes] of moves) {
      running.current.get(id)?.cancel();
      running.current.set(id, mark.animate(keyframes, { duration: moveMs, easing }));
    }
  }, [group, placed]);
}
