import {
  flag,
  oneOf,
  readSearch,
  searchText,
  text,
  type SearchOf,
} from '#core/web/views/search-params.ts';

const listParams = { q: searchText, new: oneOf(['template', 'file']) };
export const radarsSearch = readSearch(listParams);

/** How several tags are combined: all of them, or any. */
const tagMatches = ['all', 'any'] as const;

/** What stands in the address of a radar. Tags are joined with commas. */
const pageParams = {
  edition: text,
  blip: text,
  /** Whether all of the chosen blip is shown. */
  open: flag,
  q: searchText,
  tags: text,
  match: oneOf(tagMatches),
  /** The ids of the quadrant, and the ring, that fill the drawing. */
  quadrant: text,
  ring: text,
  view: oneOf(['table', 'present', 'proposals', 'compare']),
  /** The edition that it is compared with, and its radar where that is another one. */
  with: text,
  withRadar: text,
};
export type RadarSearch = SearchOf<typeof pageParams>;
export const radarSearch = readSearch(pageParams);

/** What stands in the address of a round: the blip that is voted on. */
export const roundSearch = readSearch({ item: text });
