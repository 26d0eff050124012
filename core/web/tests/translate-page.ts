import { onTestFinished } from 'vitest';

/** Around each piece of text that is translated: what the page shows is what it meant, without these. */
const marks = /[«»]/gu;
const wrapperName = 'FONT';

/** What translations leave alone. */
const untranslated = 'script, style, noscript, textarea, input, [translate=no], .notranslate, font';

export const withoutMarks = (text: string): string => text.replaceAll(marks, '');

function wrap(text: string): HTMLElement {
  const outer = document.createElement(wrapperName);
  const inner = document.createElement(wrapperName);
  for (const font of [outer, inner]) {
    font.dir = 'auto';
    font.style.verticalAlign = 'inherit';
  }
  inner.append(`«${text}»`);
  outer.append(inner);
  return outer;
}

/** Texts beside each other become one, which is then replaced in pieces: numbers are pieces of their own. */
function translateTextsOf(parent: Element): void {
  if (parent.closest(untranslated)) return;
  parent.normalize();
  for (const text of Array.from(parent.childNodes)) {
    if (!(text instanceof Text) || text.data.trim() === '') continue;
    text.replaceWith(...(text.data.match(/\d+|\D+/gu) ?? []).map(wrap));
  }
}

function translateWithin(node: Node): void {
  const start = node instanceof Element ? node : node.parentElement;
  // Meanwhile another of these changes may have taken it away.
  if (!start?.isConnected) return;
  translateTextsOf(start);
  if (node !== start) return;
  for (const element of start.querySelectorAll('*')) translateTextsOf(element);
}

/**
 * Does to the page what Chrome does when somebody has it translated, until the test ends: it says so at
 * the root, and some time later takes every text out of the document, puts elements with another one in
 * its place, and goes on with what comes then. It calls nothing that a page can replace, since Chrome
 * runs in a world of its own.
 */
export async function translatePage(): Promise<void> {
  const { documentElement: root, body } = document;
  const { lang, className } = root;
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target instanceof Text) translateWithin(target);
      for (const node of addedNodes) translateWithin(node);
    }
  });
  root.lang = 'nl';
  root.classList.add('translated-ltr');
  await new Promise((resolve) => requestAnimationFrame(resolve));
  translateWithin(body);
  observer.observe(body, { childList: true, subtree: true, characterData: true });
  onTestFinished(() => {
    observer.disconnect();
    root.lang = lang;
    root.className = className;
  });
}
