import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Keys that the map hears while it, or something on it, has the focus. */
export function useMapKeys(
  element: RefObject<HTMLElement | null>,
  keys: Readonly<Record<string, () => void>>,
): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const map = element.current;
    const listen = (event: KeyboardEvent) => hear(event);
    map?.addEventListener('keydown', listen);
    return () => map?.removeEventListener('keydown', listen);
  }, [element]);
}
