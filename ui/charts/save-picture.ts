import { refusals, refusalText } from '#core/domain/refusals.ts';
import { toast } from '#ui/toasts.ts';

/** What is left out of a picture: buttons. */
export const notInPicture = { 'data-not-in-picture': true };
const isShown = (node: HTMLElement) => node.dataset?.['notInPicture'] === undefined;

/** In a picture nothing scrolls: everything is there. Answers how it was. */
function showWhole(element: HTMLElement): () => void {
  const regions = [...element.querySelectorAll<HTMLElement>('[role="region"]')];
  const before = regions.map(({ style }) => [style.maxHeight, style.height] as const);
  for (const { style } of regions) {
    [style.maxHeight, style.height, style.overflow] = ['none', 'auto', 'visible'];
  }
  return () => {
    for (const [at, { style }] of regions.entries()) {
      [style.maxHeight = '', style.height = ''] = before[at] ?? [];
      style.overflow = '';
    }
  };
}

/** Saves a part of the page as a PNG, drawn as it is shown. What draws is fetched for it. */
export async function savePicture(element: HTMLElement, name: string): Promise<void> {
  const drawing = await import('./draw-picture.ts').catch(() => null);
  if (drawing === null) return toast(refusalText(refusals['transport.code']), 'bad');
  const restore = showWhole(element);
  try {
    const link = document.createElement('a');
    link.href = await drawing.drawPicture(element, isShown);
    link.download = `${name}.png`;
    link.click();
  } catch {
    toast('The picture could not be drawn. Try again.', 'bad');
  } finally {
    restore();
  }
}
