import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  additionsByCompany,
  type Addition,
} from '#features/directory/collections/domain/additions.ts';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { additions } from '#features/directory/collections/domain/endpoints.ts';
import { listedCompanies } from '#features/directory/collections/domain/lists.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';

const none: ReadonlyMap<string, Addition> = new Map();

/** Who listed each company, and when; asked for again once the collection has become longer. */
export function useAdditions(collection: Collection): ReadonlyMap<string, Addition> {
  const { id, version } = collection;
  const count = listedCompanies(collection).length;
  const { data, refetch } = useQuery({
    ...queryOptionsOf(additions, { params: { id } }),
    select: additionsByCompany,
  });
  const isShort = data !== undefined && data.size < count;
  useEffect(() => {
    // Nothing is known of the companies of a copy: once for each version, not until all are known.
    if (isShort) void refetch();
  }, [isShort, version, refetch]);
  return data ?? none;
}
