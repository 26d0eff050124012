import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Keyboard shortcuts of the map while it, or something in it, has the focus. */
export function useMapShortcuts(
  element: RefObject<HTMLElement | null>,
  keys: Readonly<Record<string, () => void>>,
): void {
  const onShortcut = useEffectEvent((event: KeyboardEvent) => {
    const handler = keys[event.key];
    if (!handler || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
      return;
    event.preventDefault();
    handler();
  });
  useEffect(() => {
    const map = element.current;
    const listen = (event: KeyboardEvent) => onShortcut(event);
    map?.addEventListener('keydown', listen);
    return () => map?.removeEventListener('keydown', listen);
  }, [element]);
}
