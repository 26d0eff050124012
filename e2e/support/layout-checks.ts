import type { Page } from './fixtures.ts';

/** How many pixels the page overflows horizontally, with the elements that do. */
export const measureHorizontalOverflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const isOut = (element: Element) => element.getBoundingClientRect().right > clientWidth + 0.5;
    const out = [...document.querySelectorAll('body *')].filter(isOut);
    return scrollWidth > clientWidth ? out.map(({ outerHTML }) => outerHTML.slice(0, 120)) : [];
  });

/**
 * Buttons and links smaller than 24 px either way. Not counted: links in a sentence, and elements that
 * are visible only with the focus or hidden from everybody, as the input behind a date is.
 */
export const findSmallTargets = (page: Page) =>
  page.evaluate(() => {
    const least = 24;
    const isStretched = (element: Element) =>
      getComputedStyle(element, '::after').position === 'absolute';
    const stretchedOver = (element: Element) =>
      (element instanceof HTMLElement && element.offsetParent) || element;
    const targets = [...document.querySelectorAll('a, button, input, summary, [role="menuitem"]')];
    return targets.flatMap((element) => {
      const style = getComputedStyle(element);
      const isHidden =
        style.visibility === 'hidden' ||
        style.clipPath !== 'none' ||
        element.closest('[aria-hidden="true"]') !== null;
      const isInSentence = style.display === 'inline' && element.closest('p, li') !== null;
      // A radio button's target is its label.
      const around = element.closest('label') ?? element;
      const place = isStretched(around) ? stretchedOver(around) : around;
      const { width, height } = place.getBoundingClientRect();
      if (isHidden || isInSentence || width <= 1 || (width >= least && height >= least)) return [];
      return [`${width}×${height}: ${element.outerHTML.slice(0, 120)}`];
    });
  });

/**
 * Words of the interface that are cut: titles of pages, labels, buttons, tabs and the heads of columns, with an
 * ellipsis or without one. What people wrote may be, as the lines of a record in a button or the heading of
 * its part, and is named to whoever points at it (`ui/whole-texts.ts`).
 */
export const findCutWords = (page: Page) =>
  page.evaluate(() => {
    const words =
      'h1, label, legend, dt, button, summary, nav a, [role="tab"], [role="columnheader"], thead th';
    const records =
      'td, tbody th, li, [role="row"]:not(:has([role="columnheader"])), [role="option"], [aria-haspopup="listbox"], [aria-pressed]';
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
    const isCut = (element: Element) => {
      const { overflowX, clipPath, display } = getComputedStyle(element);
      const { clientWidth, scrollWidth } = element;
      const isLine = display === 'block' && !element.matches(words);
      return (
        !isLine &&
        clipPath === 'none' &&
        clientWidth > 1 &&
        ['hidden', 'clip'].includes(overflowX) &&
        scrollWidth > clientWidth + 1
      );
    };
    const parts = [...document.querySelectorAll(words)]
      .filter((element) => element.closest(records) === null)
      .flatMap((element) => [element, ...element.querySelectorAll('*')]);
    return [...new Set(parts)]
      .filter((element) => hasText(element) && isCut(element))
      .map(({ outerHTML, textContent }) => `${textContent}: ${outerHTML.slice(0, 120)}`);
  });

/**
 * The element with the focus, unless that is visible: by an outline of the element or of the area it
 * covers. Null also while nothing has it.
 */
export const findUnmarkedFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return null;
    const isMarked = [undefined, '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    return isMarked ? null : element.outerHTML.slice(0, 120);
  });
