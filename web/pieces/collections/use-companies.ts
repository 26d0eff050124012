import { useQueries } from '@tanstack/react-query';
import { refKey, type CompanyCard, type CompanyRef } from '#domain/companies/company.ts';
import { lookup } from '#domain/companies/endpoints.ts';
import { limits } from '#domain/limits.ts';
import { ask } from '#web/transport/ask.ts';

const freshMs = 5 * 60 * 1000;

function inBatches<Entry>(entries: readonly Entry[], size: number): Entry[][] {
  const batches: Entry[][] = [];
  for (let from = 0; from < entries.length; from += size) {
    batches.push(entries.slice(from, from + size));
  }
  return batches;
}

/**
 * Companies by reference, in the order of the references, asked for 30 at a time (section 9). Those
 * that are not there yet are left out until they are.
 */
export function useCompanies(refs: readonly CompanyRef[]) {
  return useQueries({
    queries: inBatches(refs, limits.documentQueryBatch).map((batch) => ({
      ...ask(lookup, { body: { refs: batch.map(({ kind, id }) => ({ kind, id })) } }),
      staleTime: freshMs,
    })),
    combine: (results) => {
      const found = new Map<string, CompanyCard>(
        results.flatMap(({ data }) => data ?? []).map((company) => [refKey(company), company]),
      );
      return {
        companies: refs.flatMap((ref) => found.get(refKey(ref)) ?? []),
        isPending: results.some(({ isPending }) => isPending),
        error: results.find(({ error }) => error)?.error ?? null,
        /** What failed is asked for again; what is there stays. */
        reload: () =>
          void Promise.all(
            results.filter(({ error }) => error !== null).map(({ refetch }) => refetch()),
          ),
      };
    },
  });
}
