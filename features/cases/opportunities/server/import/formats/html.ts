const words = (list: string) => new Set(list.split(' '));

/** Block elements. */
export const blockTags = words(
  'address article aside blockquote caption center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul',
);

/** Embedded content, which Markdown cannot show. */
export const embeddedTags = words('applet audio canvas embed frame iframe math object svg video');

/** Elements whose content is not text. */
export const silentTags = words(
  'base datalist head input link meta noscript script select style template textarea title wbr',
);

const inlineTags = words(
  'a abbr b big body br button cite code del dfn em font html i img ins kbd label mark q s samp small span strike strong sub sup time tt u var',
);

const tagNames = [blockTags, embeddedTags, silentTags, inlineTags].flatMap((tags) => [...tags]);
const tag = new RegExp(String.raw`<!--|</?(?:${tagNames.join('|')})(?:\s[^<>]*)?/?>`, 'iu');

/** Whether a text is HTML. “a < b”, “<https://…>” and “<your name>” are not. */
export const hasTags = (text: string): boolean => tag.test(text);

/** Plain text escaped as HTML, except its entities. “&copy=” in an address is none. */
export const plainToHtml = (text: string): string =>
  text.replaceAll('<', '&lt;').replaceAll(/&(?!(?:#\d+|#x[\da-f]+|\w+);)/giu, '&amp;');

/** Nesting beyond the stack limit: keeps the words only. */
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
