/** What a page keeps of its toasts: they are shown for two seconds, in which nobody may look. */
export interface RecordedToasts {
  /** Those that were shown, and that no journey has asked for yet. */
  readonly told: string[];
  /** Whether they stay, as under a pointer. */
  isHeld: boolean;
}

/** Runs in a page before its own code. */
export function recordToasts(): void {
  const toasts: RecordedToasts = { told: [], isHeld: false };
  const elements = new WeakSet<Element>();
  Object.assign(window, { recordedToasts: toasts });
  new MutationObserver(() => {
    const cards = document.querySelectorAll<HTMLElement>(
      '[role="status"][data-react-aria-top-layer] > *',
    );
    for (const card of cards) {
      if (elements.has(card)) continue;
      elements.add(card);
      // Whoever presses what is below would hold the toast there, and wait for it to go.
      card.style.pointerEvents = 'none';
      for (const button of card.querySelectorAll('button')) button.style.pointerEvents = 'auto';
      toasts.told.push(card.querySelector('p')?.textContent ?? '');
      if (toasts.isHeld) card.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    }
  }).observe(document, { childList: true, subtree: true });
}
