import { useQuery } from '@tanstack/react-query';
import { notes } from '#features/directory/collections/domain/endpoints.ts';
import type { CompanyNote } from '#features/directory/collections/domain/note.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';

const none: ReadonlyMap<string, CompanyNote> = new Map();
const byCompany = (all: readonly CompanyNote[]) => new Map(all.map((one) => [one.companyId, one]));

/** Notes of a collection, by company id. */
export function useNotes(collectionId: string): ReadonlyMap<string, CompanyNote> {
  const { data } = useQuery({
    ...queryOptionsOf(notes, { params: { id: collectionId } }),
    select: byCompany,
  });
  return data ?? none;
}
