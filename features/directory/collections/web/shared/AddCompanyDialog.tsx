import { ArrowRight, ArrowRightLeft } from 'lucide-react';
import { useState } from 'react';
import type { NamedCompany } from '#features/directory/collections/domain/company-changes.ts';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { refusalText, refusals } from '#core/domain/refusals.ts';
import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { Button } from '#ui/Button.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { ActiveCollectionDialog } from './ActiveCollectionDialog.tsx';
import { CompanySearch } from './CompanySearch.tsx';
import { RecentlyAdded } from './RecentlyAdded.tsx';
import { useAddCompany } from './use-add-company.ts';
import { useTargets } from './use-targets.ts';

interface Props {
  /** The company to add; null: search for one. */
  readonly company: NamedCompany | null;
  readonly onClose: () => void;
}

/** Adds companies to the active collection from any screen. */
export function AddCompanyDialog({ company, onClose }: Props) {
  const { active, canEditActive, activate } = useTargets();
  const { add } = useAddCompany();
  const [isChoosing, setIsChoosing] = useState(false);
  const [typed, setTyped] = useState('');
  function choose(collection: Collection): void {
    if (collection.id !== active?.id) activate(collection.id);
    setIsChoosing(false);
    if (company === null) return;
    void add(collection, company);
    onClose();
  }
  if (active === null || company !== null || isChoosing) {
    const title = company === null ? 'Choose the active collection' : `Add ${company.name} to…`;
    return <ActiveCollectionDialog title={title} onChoose={choose} onClose={onClose} />;
  }
  return (
    <DialogFrame
      title={`Add to ${active.name}`}
      width="medium"
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" className="mr-auto -ml-3" onPress={() => setIsChoosing(true)}>
            <ArrowRightLeft aria-hidden className="size-4" strokeWidth={1.75} />
            Change
          </Button>
          <ButtonLink to="/collection/$id" params={{ id: active.id }} onClick={onClose}>
            Open collection
            <ArrowRight aria-hidden className="size-4" strokeWidth={1.75} />
          </ButtonLink>
        </>
      }
    >
      {canEditActive ? (
        <CompanySearch
          collection={active}
          typed={typed}
          onType={setTyped}
          onAdd={(company) => void add(active, company)}
        >
          <RecentlyAdded collection={active} />
        </CompanySearch>
      ) : (
        <p className="text-ink-2">
          {refusalText(refusals['collection.forbidden'])} You can propose companies on its page, or
          choose another one for yours.
        </p>
      )}
    </DialogFrame>
  );
}
