import { useState } from 'react';
import type { CompanyHit } from '#features/directory/search/domain/search.ts';
import { toastError } from '#ui/toasts.ts';

export interface AllHits {
  readonly searchKey: string;
  readonly total: number;
  readonly load: () => Promise<readonly CompanyHit[]>;
}

/** The hits that can be selected: those that are loaded, or all once they were selected. */
export function useAllHits(rows: readonly CompanyHit[], { searchKey, total, load }: AllHits) {
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
  const isWhole = whole?.searchKey === searchKey && whole.hits.length >= rows.length;
  const hits = isWhole ? whole.hits : rows;
  /** The total counts records, and a company is selected once, however many records it has. */
  const selectable = isWhole ? Math.min(total, hits.length) : total;
  return { hits, selectable, chooseAll, isChoosing };
}
