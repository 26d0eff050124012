/** How far from what is pointed at the text may stand: around it, or within. */
const mostAround = 3;
const mostWithin = 20;

function isCut(element: Element): element is HTMLElement {
  if (!(element instanceof HTMLElement)) return false;
  const { clientWidth, scrollWidth, clientHeight, scrollHeight } = element;
  // Most are not, and to compute a style costs more.
  const [isWider, isHigher] = [scrollWidth > clientWidth, scrollHeight > clientHeight + 1];
  if (!isWider && !isHigher) return false;
  const { textOverflow, webkitLineClamp } = getComputedStyle(element);
  return (isWider && textOverflow === 'ellipsis') || (isHigher && webkitLineClamp !== 'none');
}

function cutTextAt(target: Element): HTMLElement | null {
  let around: Element | null = target;
  for (let step = 0; around !== null && step < mostAround; step += 1) {
    if (isCut(around)) return around;
    around = around.parentElement;
  }
  const within = [...target.querySelectorAll('*')];
  return within.length > mostWithin ? null : (within.find(isCut) ?? null);
}

/**
 * Names the whole of a text that ends in an ellipsis to whoever points at it, in a title as long as they do.
 * Whoever listens to the page has it anyway. Returns how to stop.
 */
export function nameCutTexts(): () => void {
  let named: HTMLElement | null = null;
  const forget = () => {
    named?.removeAttribute('title');
    named = null;
  };
  const onOver = ({ target }: Event) => {
    if (!(target instanceof Element) || named?.contains(target) === true) return;
    forget();
    const element = cutTextAt(target);
    if (element === null || element.closest('[title]') !== null) return;
    element.title = (element.textContent ?? '').trim();
    named = element;
  };
  document.addEventListener('mouseover', onOver);
  return () => {
    document.removeEventListener('mouseover', onOver);
    forget();
  };
}
