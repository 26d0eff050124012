import { useMemo } from 'react';
import { listedCompanies } from '#features/directory/collections/domain/lists.ts';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { useCompanies } from '#features/directory/collections/web/shared/use-companies.ts';
import { Avatar } from '#ui/Avatar.tsx';

const mosaicSize = 8;

/** The logos of a collection's first companies. */
export function CollectionMosaic({ collection }: { readonly collection: Collection }) {
  const refs = useMemo(() => listedCompanies(collection).slice(0, mosaicSize), [collection]);
  const { companies } = useCompanies(refs);
  if (refs.length === 0) {
    return (
      <p className="grid h-20 place-items-center rounded-control bg-sunken text-small text-ink-3">
        No companies yet
      </p>
    );
  }
  return (
    <div aria-hidden className="grid h-20 grid-cols-4 grid-rows-2 gap-1.5">
      {Array.from({ length: mosaicSize }, (_, index) => {
        const company = companies[index];
        return company ? (
          <Avatar
            key={company.id}
            id={company.id}
            name={company.name}
            imageUrl={company.logoUrl}
            shape="company"
            className="size-full! text-control!"
          />
        ) : (
          <span key={index} className="rounded-control bg-sunken" />
        );
      })}
    </div>
  );
}
