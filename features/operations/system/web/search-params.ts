import { readSearch, text } from '#core/web/views/search-params.ts';

/** Of jobs or mails. */
export const stateSearch = readSearch({ state: text });
