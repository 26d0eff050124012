import { useEffect, useEffectEvent } from 'react';

const takesNoText = /^(?:checkbox|radio|button)$/u;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  !(target instanceof HTMLInputElement && takesNoText.test(target.type)) &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/u.test(target.tagName));

/** A dialog or a menu is open, and keys are its own. */
export const isOverlayOpen = () =>
  document.querySelector('[role="dialog"],[role="menu"],[role="listbox"]') !== null;

/**
 * Single keys that do something on a screen. They rest while somebody types, while a dialog is
 * open, and when a modifier is held. Answering false leaves the key to somebody else.
 *
 * @param isFirst heard before those of a screen, whichever was drawn first
 */
export function useKeyboardShortcuts(
  keys: Readonly<Record<string, () => unknown>>,
  isFirst = false,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isTyping(event.target) || isOverlayOpen()) return;
    const handler = keys[event.key];
    if (handler && handler() !== false) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen, isFirst);
    return () => document.removeEventListener('keydown', listen, isFirst);
  }, [isFirst]);
}
