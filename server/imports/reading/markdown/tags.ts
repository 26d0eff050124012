const words = (list: string) => new Set(list.split(' '));

/** Elements that stand on lines of their own. */
export const blockTags = words(
  'address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul',
);

/** Elements that run within a line. */
const inlineTags = words(
  'a abbr acronym b bdi bdo big br button cite code data del dfn em font i img input ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr',
);

/** Elements that are no text: dropped with all they hold, and nobody misses them. */
export const silentTags = words(
  'area base col colgroup datalist head input link meta noscript param script select source style template textarea title track wbr',
);

/** Elements that show something we cannot: dropped, and said. */
export const embeddedTags = words('applet audio canvas embed frame iframe math object svg video');

const known = [blockTags, inlineTags, silentTags, embeddedTags].flatMap((tags) => [...tags]);
const tag = new RegExp(String.raw`<!--|</?(?:${known.join('|')})(?:\s[^<>]*)?/?>`, 'iu');
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/iu;

/** Whether a text has tags of HTML in it. “a < b” and “<https://…>” have not. */
export const hasTags = (text: string): boolean => tag.test(text);

export const hasEntities = (text: string): boolean => entity.test(text);
