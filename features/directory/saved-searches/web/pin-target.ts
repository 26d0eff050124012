import type { PinTarget } from '#features/directory/pins/web/shared/use-pins.ts';
import type { SavedSearch } from '#features/directory/saved-searches/domain/saved-search.ts';

/** A saved search as something to pin. */
export const pinTargetOf = ({ id, name, query, filters }: SavedSearch): PinTarget => ({
  kind: 'savedSearch',
  id,
  name,
  search: { query, filters },
});
