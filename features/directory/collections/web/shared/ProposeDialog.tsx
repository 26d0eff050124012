import { useState } from 'react';
import { limits } from '#core/domain/limits.ts';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import type { NamedCompany } from '#features/directory/collections/domain/company-changes.ts';
import { Button } from '#ui/Button.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { LongTextField } from '#ui/Field.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { CompanySearch } from './CompanySearch.tsx';
import { useProposalMutations, useProposals } from './use-proposals.ts';

interface Props {
  readonly collection: Collection;
  /** The company to propose; null: search for some. */
  readonly company: NamedCompany | null;
  readonly onClose: () => void;
}

/** Proposes companies to the owner of a collection that one may only read. */
export function ProposeDialog({ collection, company, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [current, setCurrent] = useState(company);
  const [note, setNote] = useState('');
  const { propose } = useProposalMutations();
  const { open } = useProposals(collection);
  const isProposed = current !== null && open.some((one) => one.company.id === current.id);

  function send(proposed: NamedCompany): void {
    propose(collection, proposed, note.trim() || null);
    setNote('');
    if (company === null) {
      setCurrent(null);
      setTyped('');
    } else onClose();
  }

  return (
    <DialogFrame
      width="medium"
      title={`Propose for ${collection.name}`}
      lead="The owner is notified, and adds it or declines."
      onClose={onClose}
      {...(current === null && {
        actions: (
          <Button variant="quiet" onPress={onClose}>
            Done
          </Button>
        ),
      })}
    >
      {current === null ? (
        <CompanySearch
          collection={collection}
          typed={typed}
          onType={setTyped}
          onAdd={({ kind, id, name }) => setCurrent({ kind, id, name })}
        >
          <p className="py-6 text-center text-ink-3">
            Find the company by its name or web address.
          </p>
        </CompanySearch>
      ) : (
        <form
          className="space-y-5"
          onSubmit={(event) => {
            event.preventDefault();
            send(current);
          }}
        >
          <p className="font-medium">{current.name}</p>
          {isProposed && <p className="text-control text-ink-3">It is proposed already.</p>}
          <LongTextField
            id="proposal-note"
            label="Why it belongs there"
            isRequired={false}
            isFirst
            problem={undefined}
            rows={3}
            value={note}
            maxLength={limits.reasonCharacters}
            onChange={setNote}
          />
          <FormActions
            submit="Propose"
            onCancel={company === null ? () => setCurrent(null) : onClose}
          />
        </form>
      )}
    </DialogFrame>
  );
}
