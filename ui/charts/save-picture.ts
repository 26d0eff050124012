import { toastError } from '#ui/toasts.ts';

/** Twice the size in px, for slides. */
const pixelRatio = 2;

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

async function asDataUrl(address: string): Promise<string> {
  const blob = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(new Error('A font could not be read.')));
    reader.readAsDataURL(blob);
  });
}

/**
 * The fonts that the page has loaded, for a picture, which loads nothing. The library would do it with a
 * `base` element, which the content security policy forbids.
 */
async function loadedFonts(): Promise<string> {
  const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules]
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map((rule) => ({
        text: rule.cssText,
        link: /url\("?([^")]+)"?\)/u.exec(rule.cssText)?.[1] ?? '',
        base: sheet.href ?? window.location.href,
      })),
  );
  const faces = rules
    .map((rule) => ({ ...rule, address: new URL(rule.link, rule.base).href }))
    .filter(({ address }) => loaded.has(address));
  const texts = faces.map(async ({ text, link, address }) =>
    text.replace(link, await asDataUrl(address)),
  );
  return (await Promise.all(texts)).join('\n');
}

/** Saves a part of the page as a PNG, drawn as it is shown. The library is loaded for it. */
export async function savePicture(element: HTMLElement, name: string): Promise<void> {
  const restore = showWhole(element);
  try {
    const { toPng } = await import('html-to-image');
    const link = document.createElement('a');
    link.href = await toPng(element, {
      pixelRatio,
      filter: isShown,
      fontEmbedCSS: await loadedFonts(),
      backgroundColor: getComputedStyle(element).backgroundColor,
    });
    link.download = `${name}.png`;
    link.click();
  } catch (error) {
    toastError(error instanceof Error ? error : new Error('The picture could not be drawn.'));
  } finally {
    restore();
  }
}
