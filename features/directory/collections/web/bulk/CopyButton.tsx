import { Copy } from 'lucide-react';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import type { CompanyCard } from '#features/directory/companies/domain/company.ts';
import { CollectionMenuButton } from '#features/directory/collections/web/shared/CollectionMenuButton.tsx';
import { useAddCompany } from '#features/directory/collections/web/shared/use-add-company.ts';
import { editableOf, useTargets } from '#features/directory/collections/web/shared/use-targets.ts';

interface Props {
  /** The source collection. */
  readonly collection: Collection;
  readonly companies: readonly CompanyCard[];
}

/** Copies companies to another editable collection, or to a new one. */
export function CopyButton({ collection, companies }: Props) {
  const targets = editableOf(useTargets()).filter(({ id }) => id !== collection.id);
  const { addMany } = useAddCompany();
  return (
    <CollectionMenuButton
      label="Copy to"
      collections={targets}
      onChoose={(target) => addMany(target, companies)}
    >
      <Copy aria-hidden className="size-4" strokeWidth={1.75} />
      <span className="max-lg:sr-only">Copy to…</span>
    </CollectionMenuButton>
  );
}
