import type { QueryClient } from '@tanstack/react-query';
import type { CompanyCard, CompanyRef } from '#features/companies/domain/company.ts';
import { shelfOf } from './company-shelf.ts';

/** All companies that some references name, once the last of them is read. */
export function readCompanies(
  client: QueryClient,
  refs: readonly CompanyRef[],
): Promise<readonly CompanyCard[]> {
  const shelf = shelfOf(client);
  return new Promise((resolve, reject) => {
    const look = (): boolean => {
      const seen = shelf.seen();
      const failure = refs.map(seen.failureOf).find((one) => one !== undefined);
      if (failure) reject(failure);
      else if (refs.some((ref) => seen.get(ref) === undefined)) return false;
      else resolve(refs.flatMap((ref) => seen.get(ref) ?? []));
      return true;
    };
    const stop = shelf.subscribe(() => look() && stop());
    shelf.wantAgain(refs, undefined);
  });
}
