import { Ban, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { refKey, type CompanyCard } from '#features/directory/companies/domain/company.ts';
import { CompanyRecord } from '#features/directory/companies/web/shared/CompanyRecord.tsx';
import { Button } from '#ui/Button.tsx';
import { SidePanel } from '#ui/SidePanel.tsx';
import { useCollectionChange } from '#features/directory/collections/web/shared/use-collection-changes.ts';
import { CompanySteps } from './CompanySteps.tsx';
import { CompanySubspaces } from '#features/directory/collections/web/subspaces/CompanySubspaces.tsx';
import { NoteSection } from '#features/directory/collections/web/notes/NoteSection.tsx';

interface Props {
  readonly collection: Collection;
  readonly company: CompanyCard;
  readonly canEdit: boolean;
  /** The list in the order shown, for next and previous. */
  readonly rows: readonly CompanyCard[];
  /** Whether to focus the note. */
  readonly isAtNote: boolean;
  readonly onOpen: (key: string) => void;
  readonly onClose: () => void;
}

/** Panel of a company: the same as in Scout, with its note and sub-spaces here. */
export function CompanyPanel(props: Props) {
  const { collection, company, canEdit, rows, isAtNote, onOpen, onClose } = props;
  const change = useCollectionChange(collection.id);
  const note = useRef<HTMLTextAreaElement>(null);
  // After the panel, which takes the focus first.
  useEffect(() => {
    if (isAtNote) note.current?.focus();
  }, [isAtNote]);
  const leave = (kind: 'remove' | 'blacklist') => {
    onClose();
    void change({ kind, company });
  };
  return (
    <SidePanel
      label="Company"
      onClose={onClose}
      actions={<CompanySteps company={company} rows={rows} onOpen={onOpen} />}
    >
      <CompanyRecord
        key={refKey(company)}
        company={company}
        actions={
          <>
            {canEdit && (
              <Button onPress={() => leave('remove')}>
                <Trash2 aria-hidden className="size-4" strokeWidth={1.75} />
                Remove
              </Button>
            )}
            <Button onPress={() => leave('blacklist')}>
              <Ban aria-hidden className="size-4" strokeWidth={1.75} />
              Blacklist
            </Button>
          </>
        }
      >
        <NoteSection
          collectionId={collection.id}
          companyId={company.id}
          canEdit={canEdit}
          field={note}
        />
        <CompanySubspaces collection={collection} company={company} canEdit={canEdit} />
      </CompanyRecord>
    </SidePanel>
  );
}
