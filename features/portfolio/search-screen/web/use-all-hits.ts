import { useState } from 'react';
import type { CompanyHit } from '#features/directory/search/domain/search.ts';
import { toastError } from '#ui/toasts.ts';

export interface AllHits {
  readonly searchKey: string;
  readonly total: number;
  readonly load: () => Promise<readonly CompanyHit[]>;
}

/** The hits that can be selected: those that are loaded, or all once they were selected. */
export function useAllHits(rows: readonly CompanyHit[], { searchKey, load }: AllHits) {
  const [whole, setWhole] = useState<{
    readonly searchKey: string;
    readonly hits: readonly CompanyHit[];
  } | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const chooseAll = async (choose: (hits: readonly CompanyHit[]) => void) => {
    setChoosing(true);
    try {
      const hits = await load();
      setWhole({ searchKey, hits });
      choose(hits);
    } catch (error) {
      toastError(error);
    } finally {
      setChoosing(false);
    }
  };
  // Another search has other hits.
  const hits =
    whole?.searchKey === searchKey && whole.hits.length >= rows.length ? whole.hits : rows;
  return { hits, chooseAll, isChoosing };
}
