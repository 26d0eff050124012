import { toastError } from '#ui/toasts.ts';

/** Twice the size in px, for slides. */
const pixelRatio = 2;

/** What is left out of a picture: buttons. */
export const notInPicture = { 'data-not-in-picture': true };
const isShown = (node: HTMLElement) => node.dataset?.['notInPicture'] === undefined;

/** Saves a part of the page as a PNG, drawn as it is shown. The library is loaded for it. */
export async function savePicture(element: HTMLElement, name: string): Promise<void> {
  try {
    const { toPng } = await import('html-to-image');
    const backgroundColor = getComputedStyle(element).backgroundColor;
    const link = document.createElement('a');
    link.href = await toPng(element, { pixelRatio, backgroundColor, filter: isShown });
    link.download = `${name}.png`;
    link.click();
  } catch (error) {
    toastError(error instanceof Error ? error : new Error('The picture could not be drawn.'));
  }
}
