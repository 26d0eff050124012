import { useEffect, useEffectEvent } from 'react';

const takesNoText = /^(?:checkbox|radio|button)$/u;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  !(target instanceof HTMLInputElement && takesNoText.test(target.type)) &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/u.test(target.tagName));

/** A dialog or a menu. */
export const overlays = 'dialog,[role="dialog"],[role="menu"],[role="listbox"]';

/** Whether a dialog or a menu is open, which handles keys itself. */
export const isOverlayOpen = () => document.querySelector(overlays) !== null;

let areCharactersOn = true;

/** Whether single letters, digits and signs are shortcuts (WCAG 2.1.4): who speaks to a machine turns them off. */
export function setCharacterShortcuts(areOn: boolean): void {
  areCharactersOn = areOn;
}

/** Names such as `Escape` and `ArrowDown` are longer. */
const isCharacter = (key: string): boolean => key.length === 1;

/**
 * Keyboard shortcuts of a screen. Ignored while typing in a field, while a dialog is open, and when a
 * modifier is held. A handler that returns false leaves the key to others.
 *
 * @param isFirst handled before those of a screen, independent of mount order
 */
export function useKeyboardShortcuts(
  keys: Readonly<Record<string, () => unknown>>,
  isFirst = false,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isTyping(event.target) || isOverlayOpen()) return;
    if (!areCharactersOn && isCharacter(event.key)) return;
    const handler = keys[event.key];
    if (handler && handler() !== false) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen, isFirst);
    return () => document.removeEventListener('keydown', listen, isFirst);
  }, [isFirst]);
}
