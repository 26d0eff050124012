import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { CompanySearch } from '#features/directory/collections/web/shared/CompanySearch.tsx';
import { useCollectionChange } from '#features/directory/collections/web/shared/use-collection-changes.ts';
import { toAddChange } from './review.ts';

interface Props {
  readonly collection: Collection;
  /** The sub-space to add to. */
  readonly space: string | null;
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

/** Searches companies and adds them one by one. */
export function SearchSource({ collection, space, typed, onType }: Props) {
  const change = useCollectionChange(collection.id);
  return (
    <CompanySearch
      collection={collection}
      typed={typed}
      onType={onType}
      onAdd={(company) => void change(toAddChange([company], space))}
    >
      <p className="py-10 text-center text-ink-3">Type part of a name or web address.</p>
    </CompanySearch>
  );
}
