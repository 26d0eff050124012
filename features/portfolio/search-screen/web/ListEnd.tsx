import { LoadMore } from '#ui/LoadMore.tsx';
import { useInfiniteScroll } from '#ui/use-infinite-scroll.ts';
import type { useCompanySearch } from './use-scout-search.ts';

/** Loads more near the end of the list, or on request. */
export function ListEnd({ more }: Pick<ReturnType<typeof useCompanySearch>, 'more'>) {
  const end = useInfiniteScroll<HTMLDivElement>(more.loadAhead);
  return (
    <div ref={end}>
      <LoadMore hasMore={more.has} isLoading={more.isLoading} onMore={more.load} />
    </div>
  );
}
