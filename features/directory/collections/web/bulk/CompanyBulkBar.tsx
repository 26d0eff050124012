import { Ban, FolderMinus, Trash2 } from 'lucide-react';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { idsWithin } from '#features/directory/collections/domain/subspaces.ts';
import type { CompanyCard } from '#features/directory/companies/domain/company.ts';
import { BulkBar } from '#core/web/views/BulkBar.tsx';
import type { RowSelection } from '#core/web/views/use-selection.ts';
import { Button } from '#ui/Button.tsx';
import { CompaniesExport } from '#features/directory/collections/web/export/CompaniesExport.tsx';
import { CopyButton } from './CopyButton.tsx';
import { inNoSubspace } from '#features/directory/collections/domain/contents.ts';
import { SubspacesButton } from './SubspacesButton.tsx';
import { useBulkActions } from './use-bulk-actions.ts';

interface Props {
  readonly collection: Collection;
  readonly selection: RowSelection<CompanyCard>;
  readonly canEdit: boolean;
  /** The sub-space shown, as in the URL. */
  readonly space: string | undefined;
  /** How many are shown, to offer all of them; undefined: the list offers it. */
  readonly total: number | undefined;
}

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

/** Icons only, on a phone. */
const small = 'relative max-sm:px-2!';

/** Actions on the selected companies. */
export function CompanyBulkBar({ collection, selection, canEdit, space, total }: Props) {
  const { rows: companies } = selection;
  const many = useBulkActions(collection);
  const isInSpace = space !== undefined && space !== inNoSubspace;
  const leave = (action: () => unknown) => () => {
    selection.clear();
    action();
  };
  return (
    <BulkBar selection={selection} total={total}>
      {canEdit && collection.subspaces.length > 0 && (
        <SubspacesButton collection={collection} companies={companies} />
      )}
      {canEdit && isInSpace && (
        <Button
          className={small}
          onPress={leave(() =>
            many.place(companies, { into: [], outOf: [...idsWithin(collection, space)] }),
          )}
        >
          <FolderMinus {...icon} />
          <span className="max-lg:sr-only">Remove from this sub-space</span>
        </Button>
      )}
      <CopyButton collection={collection} companies={companies} />
      <CompaniesExport collection={collection} companies={companies} />
      <Button className={small} onPress={() => void many.blacklist(companies, selection.clear)}>
        <Ban {...icon} />
        <span className="max-lg:sr-only">Blacklist</span>
      </Button>
      {canEdit && (
        <Button className={small} onPress={leave(() => many.remove(companies))}>
          <Trash2 {...icon} />
          <span className="max-lg:sr-only">Remove</span>
        </Button>
      )}
    </BulkBar>
  );
}
