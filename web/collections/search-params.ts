import { textParam } from '#web/ui/search-param.ts';

export interface CollectionSearch {
  /** Words to narrow the companies by. */
  q?: string | undefined;
  /** The sub-space that is shown; `none` for companies in no sub-space. */
  space?: string | undefined;
  /** The company that is open beside the list. */
  company?: string | undefined;
}

/** Companies that are in no sub-space. No sub-space is called so: their ids hold the time. */
export const unassigned = 'none';

export const collectionSearch = (search: Record<string, unknown>): CollectionSearch => ({
  q: textParam(search.q),
  space: textParam(search.space),
  company: textParam(search.company),
});
