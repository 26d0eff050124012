import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { CompanyRef } from '#domain/companies/company.ts';
import { shelfOf } from './company-shelf.ts';

/**
 * Companies by reference, in the order of the references. Those that are not there yet are left out
 * until they are.
 */
export function useCompanies(refs: readonly CompanyRef[]) {
  const shelf = shelfOf(useQueryClient());
  const seen = useSyncExternalStore(shelf.subscribe, shelf.seen);
  useEffect(() => shelf.want(refs), [shelf, refs]);
  return useMemo(() => {
    const failed = refs.filter((ref) => seen.failureOf(ref) !== undefined);
    const [first] = failed;
    return {
      companies: refs.flatMap((ref) => seen.get(ref) ?? []),
      isPending: refs.some((ref) => seen.get(ref) === undefined && !seen.failureOf(ref)),
      error: (first && seen.failureOf(first)) ?? null,
      /** What failed is asked for again; what is there stays. */
      reload: () => shelf.wantAgain(failed),
    };
  }, [shelf, seen, refs]);
}
