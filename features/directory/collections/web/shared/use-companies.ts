import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { CompanyCard, CompanyRef } from '#features/directory/companies/domain/company.ts';
import { getCompanyLoader } from './company-loader.ts';

/**
 * Companies by reference, in order, without those not loaded yet. With a collection id, its listed
 * companies are loaded in one response.
 */
export function useCompanies(refs: readonly CompanyRef[], collectionId?: string) {
  const companyLoader = getCompanyLoader(useQueryClient());
  const snapshot = useSyncExternalStore(companyLoader.subscribe, companyLoader.snapshot);
  useEffect(() => companyLoader.want(refs, collectionId), [companyLoader, refs, collectionId]);
  return useMemo(() => {
    const companies: CompanyCard[] = [];
    const failed: CompanyRef[] = [];
    let isPending = false;
    for (const ref of refs) {
      const company = snapshot.get(ref);
      if (company) companies.push(company);
      else if (snapshot.failureOf(ref)) failed.push(ref);
      else if (company === undefined) isPending = true;
    }
    const [first] = failed;
    return {
      companies,
      isPending,
      error: (first && snapshot.failureOf(first)) ?? null,
      /** Retries failed ones only. */
      reload: () => companyLoader.wantAgain(failed, collectionId),
    };
  }, [companyLoader, snapshot, refs, collectionId]);
}
