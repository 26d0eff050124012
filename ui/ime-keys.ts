import { useEffect } from 'react';

/**
 * Whether a key goes to an input method, which composes Japanese, Chinese or Korean: Enter confirms a
 * word there, Escape takes it back, arrows choose another. Safari ends the composition before the key,
 * and tells by its code alone.
 */
const isOfComposition = ({ isComposing, keyCode }: KeyboardEvent) => isComposing || keyCode === 229;

/** On its way down from the window, before any handler of a field, of React Aria or of a screen. */
function keepFromHandlers(event: KeyboardEvent): void {
  if (isOfComposition(event)) event.stopImmediatePropagation();
}

/**
 * While the application is mounted, keys of a composition reach no handler of it, so that none has to
 * ask. The input method and the field have them all the same.
 */
export function useImeKeyGuard(): void {
  useEffect(() => {
    globalThis.addEventListener('keydown', keepFromHandlers, true);
    return () => globalThis.removeEventListener('keydown', keepFromHandlers, true);
  }, []);
}
