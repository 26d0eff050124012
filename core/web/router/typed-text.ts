import { queryClient } from '#core/web/transport/query-client.ts';
import { loss } from './load-document-anew.ts';

/** What is searched for stands in the address, or is nothing to lose. */
const fields = 'input:not([type=search]), textarea, [contenteditable=true]';

/** What a field held when it was first entered. */
const held = new WeakMap<Element, string>();

function textOf(field: Element): string {
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isField ? field.value : field.textContent;
}

function note({ target }: FocusEvent): void {
  if (!(target instanceof Element) || !target.matches(fields) || held.has(target)) return;
  held.set(target, textOf(target));
}

/** Whether a field holds something else than when it was entered, which a new document would not. */
const hasTypedText = (): boolean =>
  [...document.querySelectorAll(fields)].some(
    (field) => held.has(field) && held.get(field) !== textOf(field),
  );

/** Keeps what is typed, or being sent, from being lost unasked, until the returned function is called. */
export function keepTypedText(): () => void {
  document.addEventListener('focusin', note);
  loss.isAhead = () => hasTypedText() || queryClient.isMutating() > 0;
  return () => {
    document.removeEventListener('focusin', note);
    loss.isAhead = () => false;
  };
}
