import { useQuery } from '@tanstack/react-query';
import type { CompanyAttention } from '#features/directory/collections/domain/attention.ts';
import { attention } from '#features/directory/collections/domain/endpoints.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';

const none: ReadonlyMap<string, CompanyAttention> = new Map();
const byCompany = (all: readonly CompanyAttention[]): ReadonlyMap<string, CompanyAttention> =>
  new Map(all.map((one) => [one.companyId, one]));

/** What happened lately around each company of a collection. */
export function useAttention(collectionId: string): ReadonlyMap<string, CompanyAttention> {
  const params = { id: collectionId };
  return useQuery({ ...queryOptionsOf(attention, { params }), select: byCompany }).data ?? none;
}
