import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import { blacklistedCompanies } from '#features/directory/collections/domain/lists.ts';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import {
  refKey,
  type CompanyCard,
  type CompanyRef,
} from '#features/directory/companies/domain/company.ts';
import { searchCompanies } from '#features/directory/collections/web/search-companies.ts';
import { useCompanies } from '#features/directory/collections/web/shared/use-companies.ts';

/** Row height in pixels, as in `BlacklistRow`. */
const rowHeight = 56;
const overscan = 8;

/**
 * The blacklisted companies that match a search, latest first, virtualized. Without a search only visible
 * rows are loaded.
 * @param most maximum number of rows
 */
export function useBlacklist(
  collection: Collection,
  q: string,
  list: RefObject<HTMLElement | null>,
  most: number,
) {
  const refs = useMemo(() => blacklistedCompanies(collection).toReversed(), [collection]);
  const [top, setTop] = useState(0);
  const [visibleRange, setVisibleRange] = useState({ first: 0, end: 0 });
  const inSight = useMemo(
    () => refs.slice(visibleRange.first, visibleRange.end),
    [refs, visibleRange],
  );
  const read = useCompanies(q === '' ? inSight : refs);
  const byKey = useMemo(
    () => new Map(read.companies.map((company) => [refKey(company), company])),
    [read.companies],
  );
  const fitting = useMemo(() => {
    if (q === '') return refs;
    const keys = new Set(searchCompanies(read.companies, q).map(refKey));
    return refs.filter((ref) => keys.has(refKey(ref)));
  }, [refs, read.companies, q]);
  const rows = useMemo(() => fitting.slice(0, most), [fitting, most]);

  // oxlint-disable-next-line react/incompatible-library -- React Compiler is not used
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => list.current?.closest<HTMLElement>('[data-scroll]') ?? null,
    estimateSize: () => rowHeight,
    overscan: overscan,
    scrollMargin: top,
  });
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), [list, rows.length]);
  const items = virtualizer.getVirtualItems();
  const first = items.at(0)?.index ?? 0;
  const end = (items.at(-1)?.index ?? -1) + 1;
  if (visibleRange.first !== first || visibleRange.end !== end) setVisibleRange({ first, end });

  return {
    count: refs.length,
    fitting: fitting.length,
    rows,
    shown: rows
      .slice(first, end)
      .map((ref): readonly [CompanyRef, CompanyCard | undefined] => [ref, byKey.get(refKey(ref))]),
    companiesOf: (keys: ReadonlySet<string>) =>
      rows.flatMap((ref) => (keys.has(refKey(ref)) ? (byKey.get(refKey(ref)) ?? []) : [])),
    before: first * rowHeight,
    behind: (rows.length - end) * rowHeight,
    isLooking: q !== '' && read.isPending,
    error: read.error,
    reload: read.reload,
  };
}
