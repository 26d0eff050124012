import { toPng } from 'html-to-image';

/** Twice the size in px, for slides. */
const pixelRatio = 2;

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

/** Draws a part of the page as it is shown, but for what the filter leaves out; answers the address of a PNG. */
export async function drawPicture(
  element: HTMLElement,
  filter: (node: HTMLElement) => boolean,
): Promise<string> {
  return toPng(element, {
    pixelRatio,
    filter,
    fontEmbedCSS: await loadedFonts(),
    backgroundColor: getComputedStyle(element).backgroundColor,
  });
}
