import { useMemo } from 'react';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { listOf } from '#features/directory/collections/domain/lists.ts';
import { companyKinds } from '#core/domain/company-kind.ts';
import { CompanyItem } from '#features/directory/companies/web/shared/CompanyItem.tsx';
import { useCompanies } from './use-companies.ts';

const recentMost = 4;

/** The ends of its lists: the latest are last in each. */
const lastOf = (collection: Collection) =>
  companyKinds
    .flatMap((kind) =>
      collection[listOf[kind]]
        .slice(-recentMost)
        .toReversed()
        .map((id, place) => ({ kind, id, place })),
    )
    .toSorted((one, other) => one.place - other.place)
    .slice(0, recentMost)
    .map(({ kind, id }) => ({ kind, id }));

/** The latest companies of a collection. */
export function RecentlyAdded({ collection }: { readonly collection: Collection }) {
  const { companies } = useCompanies(useMemo(() => lastOf(collection), [collection]));
  if (companies.length === 0) {
    return <p className="py-8 text-center text-ink-3">Type part of a company name.</p>;
  }
  return (
    <section>
      <h3 className="mb-1 text-small font-semibold">Recently added</h3>
      <ul className="-mx-2">
        {companies.map((company) => (
          <CompanyItem key={company.id} company={company}>
            {null}
          </CompanyItem>
        ))}
      </ul>
    </section>
  );
}
