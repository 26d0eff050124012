import { flag, oneOf, readSearch, text, type SearchOf } from '#core/web/views/search-params.ts';

/** What stands in the address of a pitch day. */
const pageParams = {
  view: oneOf(['schedule']),
  /** The chosen pair; on a small screen also the opportunity that is shown. */
  opportunity: text,
  company: text,
};
export type PitchDaySearch = SearchOf<typeof pageParams>;
export const pitchDaySearch = readSearch(pageParams);

/** What stands in the address of the list: whether a new one is being made. */
export const pitchDaysSearch = readSearch({ new: flag });
