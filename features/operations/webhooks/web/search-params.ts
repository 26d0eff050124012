import { readSearch, text } from '#core/web/views/search-params.ts';

const params = {
  /** The webhook whose log is open. */
  webhook: text,
};

export const webhooksSearch = readSearch(params);
