const words = (list: string) => new Set(list.split(' '));

/** Elements that stand on lines of their own. */
export const blockTags = words(
  'address article aside blockquote caption center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul',
);

/** Elements that show something we cannot. */
export const embeddedTags = words('applet audio canvas embed frame iframe math object svg video');

/** Elements that are no text, though their content may look like some. */
export const silentTags = words(
  'base datalist head input link meta noscript script select style template textarea title wbr',
);

const inlineTags = words(
  'a abbr b big body br button cite code del dfn em font html i img ins kbd label mark q s samp small span strike strong sub sup time tt u var',
);

const known = [blockTags, embeddedTags, silentTags, inlineTags].flatMap((tags) => [...tags]);
const tag = new RegExp(String.raw`<!--|</?(?:${known.join('|')})(?:\s[^<>]*)?/?>`, 'iu');

/** Whether a text is HTML. “a < b”, “<https://…>” and “<your name>” are not. */
export const hasTags = (text: string): boolean => tag.test(text);

/** Plain text as HTML that shows it, but for the entities it may have. “&copy=” in an address is none. */
export const plainToHtml = (text: string): string =>
  text.replaceAll('<', '&lt;').replaceAll(/&(?!(?:#\d+|#x[\da-f]+|\w+);)/giu, '&amp;');

/** What is nested deeper than the stack goes is no text: what counts is its words. */
export function withStackOverflowFallback<Result>(
  html: string,
  read: (html: string) => Result,
): Result {
  try {
    return read(html);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return read(html.replaceAll(/<[^<>]*>/gu, ' '));
  }
}
