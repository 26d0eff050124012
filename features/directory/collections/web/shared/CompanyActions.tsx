import { clsx } from 'clsx';
import { Ban, ChevronDown, Plus } from 'lucide-react';
import { useState } from 'react';
import { MenuTrigger } from 'react-aria-components/Menu';
import type { NamedCompany } from '#features/directory/collections/domain/company-changes.ts';
import { stateOf } from '#features/directory/collections/domain/lists.ts';
import { Button } from '#ui/Button.tsx';
import { AddMenu } from './AddMenu.tsx';
import { BlacklistMenu } from './BlacklistMenu.tsx';
import { CompanyStateLabel } from './CompanyStateLabel.tsx';
import { NewCollectionDialog } from './NewCollectionDialog.tsx';
import { useAddCompany } from './use-add-company.ts';
import { useTargets } from './use-targets.ts';

interface Props {
  readonly company: NamedCompany;
  /** On the company's page: the main action, and words beside every icon. */
  readonly isMain?: boolean;
}

/**
 * Actions on a company, on every screen: add to the active collection, blacklist, and a menu for other
 * targets.
 */
export function CompanyActions({ company, isMain = false }: Props) {
  const [isNaming, setIsNaming] = useState(false);
  const targets = useTargets();
  const { active, canEditActive, activate } = targets;
  const { add, blacklist } = useAddCompany();
  const state = active === null ? 'neither' : stateOf(active, company);
  const icon = clsx('size-4 shrink-0', !isMain && 'text-ink-3');
  const mayAdd = active !== null && canEditActive && state !== 'listed';
  return (
    <div className="flex min-w-0 items-center justify-end gap-1.5">
      {active && <CompanyStateLabel state={state} collection={active.name} />}
      <div className="flex min-w-0">
        {mayAdd && (
          <Button
            variant={isMain ? 'primary' : 'plain'}
            aria-label={`Add ${company.name} to ${active.name}`}
            onPress={() => void add(active, company)}
            className="min-w-0 shrink! rounded-r-none! border-r-0! pr-1! pl-2!"
          >
            <Plus aria-hidden className={icon} strokeWidth={1.75} />
            <span className="max-w-32 truncate">
              {isMain ? `Add to ${active.name}` : active.name}
            </span>
          </Button>
        )}
        <MenuTrigger>
          <Button
            variant={isMain && (mayAdd || active === null) ? 'primary' : 'plain'}
            aria-label={`${active === null ? 'Add to…' : 'Choose collection for'} ${company.name}`}
            className={mayAdd ? 'rounded-l-none! border-l-0! px-1.5!' : 'px-2!'}
          >
            {active === null && (
              <>
                <Plus aria-hidden className={icon} strokeWidth={1.75} />
                Add to…
              </>
            )}
            <ChevronDown aria-hidden className={icon} strokeWidth={1.75} />
          </Button>
          <AddMenu targets={targets} company={company} onNew={() => setIsNaming(true)} />
        </MenuTrigger>
      </div>
      {isMain && active === null && (
        <BlacklistMenu company={company} collections={targets.others} />
      )}
      {active && state !== 'blacklisted' && (
        <Button
          size={isMain ? 'medium' : 'icon'}
          aria-label={`Blacklist ${company.name} in ${active.name}`}
          onPress={() => void blacklist(active, company)}
        >
          <Ban aria-hidden className="size-4" strokeWidth={1.75} />
          {isMain && 'Blacklist'}
        </Button>
      )}
      {isNaming && (
        <NewCollectionDialog
          onClose={() => setIsNaming(false)}
          onMade={async (made) => {
            activate(made.id);
            void add(made, company);
          }}
        />
      )}
    </div>
  );
}
