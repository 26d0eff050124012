import { Ban, FolderPlus, Plus } from 'lucide-react';
import { formatNumber } from '#core/domain/format.ts';
import type { NamedCompany } from '#features/directory/collections/domain/company-changes.ts';
import { CollectionMenuButton } from '#features/directory/collections/web/shared/CollectionMenuButton.tsx';
import { useAddCompany } from '#features/directory/collections/web/shared/use-add-company.ts';
import {
  editableOf,
  type Targets,
} from '#features/directory/collections/web/shared/use-targets.ts';
import { BulkBar } from '#core/web/views/BulkBar.tsx';
import type { RowSelection } from '#core/web/views/use-selection.ts';
import { selectedMost } from './use-scout-search.ts';
import { Button } from '#ui/Button.tsx';

interface Props {
  readonly selection: RowSelection<unknown>;
  readonly companies: readonly NamedCompany[];
  readonly targets: Targets;
  /** How many can be selected, to offer all of them; undefined: not now. */
  readonly total: number | undefined;
  /** How many records the search found. */
  readonly records: number;
  readonly onChooseAll: () => void;
}

const icon = { 'aria-hidden': true, className: 'size-4 shrink-0', strokeWidth: 1.75 } as const;

/** Adds the chosen results to a collection at once, or blacklists them in the active one. */
export function SelectedCompaniesBar(props: Props) {
  const { selection, companies, targets, total, records, onChooseAll } = props;
  const isAll = selection.rows.length === total && total < Math.min(records, selectedMost);
  const { active, canEditActive, activate } = targets;
  const { addMany, blacklistMany } = useAddCompany();
  const leave = (action: () => unknown) => () => {
    selection.clear();
    action();
  };
  return (
    <BulkBar
      selection={selection}
      note={isAll && `all companies of ${formatNumber(records)} records`}
      total={total}
      most={selectedMost}
      onChooseAll={onChooseAll}
    >
      {active && canEditActive && (
        <Button variant="primary" onPress={leave(() => addMany(active, companies))}>
          <Plus {...icon} />
          <span className="max-w-48 truncate">Add to {active.name}</span>
        </Button>
      )}
      <CollectionMenuButton
        label="Add to"
        collections={editableOf(targets).filter(({ id }) => id !== active?.id)}
        onChoose={async (target) => {
          const isAdded = await addMany(target, companies);
          if (isAdded) {
            // Without an active collection, this one becomes active.
            if (active === null) activate(target.id);
            selection.clear();
          }
          return isAdded;
        }}
      >
        <FolderPlus {...icon} />
        {active && canEditActive ? 'Other collection…' : 'Add to…'}
      </CollectionMenuButton>
      {active && (
        <Button onPress={() => void blacklistMany(active, companies, selection.clear)}>
          <Ban {...icon} />
          Blacklist
        </Button>
      )}
    </BulkBar>
  );
}
