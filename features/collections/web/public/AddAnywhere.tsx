import { Link } from '@tanstack/react-router';
import { ArrowRight, ArrowRightLeft } from 'lucide-react';
import { useState } from 'react';
import type { NamedCompany } from '#features/collections/domain/company-changes.ts';
import type { Collection } from '#features/collections/domain/collection.ts';
import { say } from '#core/domain/refusals.ts';
import { Button } from '#ui/Button.tsx';
import { buttonLook } from '#ui/button-look.ts';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { ChooseActive } from './ChooseActive.tsx';
import { CompanySearch } from './CompanySearch.tsx';
import { LatelyAdded } from './LatelyAdded.tsx';
import { usePutting } from './use-putting.ts';
import { useTargets } from './use-targets.ts';

interface Props {
  /** The one to be added; null: it is searched for. */
  readonly company: NamedCompany | null;
  readonly onClose: () => void;
}

/** Puts companies into the active collection from wherever one is. */
export function AddAnywhere({ company, onClose }: Props) {
  const { active, canEditActive, activate } = useTargets();
  const { add } = usePutting();
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
    return <ChooseActive title={title} onChoose={choose} onClose={onClose} />;
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
          <Link
            to="/collection/$id"
            params={{ id: active.id }}
            onClick={onClose}
            className={buttonLook('plain', 'medium')}
          >
            Open collection
            <ArrowRight aria-hidden className="size-4" strokeWidth={1.75} />
          </Link>
        </>
      }
    >
      {canEditActive ? (
        <CompanySearch
          collection={active}
          typed={typed}
          onType={setTyped}
          onAdd={(found) => void add(active, found)}
        >
          <LatelyAdded collection={active} />
        </CompanySearch>
      ) : (
        <p className="text-ink-2">
          {say('collection.forbidden')} Its owner puts companies into it; choose another one for
          yours.
        </p>
      )}
    </DialogFrame>
  );
}
