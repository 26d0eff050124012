import { oneOf, readSearch, text } from '#core/web/views/search-params.ts';

const views = ['overview', 'jobs', 'mail', 'settings'] as const;
export type SystemView = (typeof views)[number];

export const systemSearch = readSearch({
  view: oneOf(views),
  /** Of jobs or mails. */
  state: text,
});
