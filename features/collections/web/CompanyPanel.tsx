import { Ban, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Collection } from '#features/collections/domain/collection.ts';
import { refKey, type CompanyCard } from '#features/companies/domain/company.ts';
import { CompanyHead } from '#features/companies/web/public/CompanyHead.tsx';
import { Button } from '#ui/Button.tsx';
import { SidePanel } from '#ui/SidePanel.tsx';
import { TagList } from '#ui/Tag.tsx';
import { WebLink } from '#ui/WebLink.tsx';
import { useCollectionChange } from '#features/collections/web/public/use-collection-changes.ts';
import { CompanySteps } from './CompanySteps.tsx';
import { CompanySubspaces } from '#features/collections/web/subspaces/CompanySubspaces.tsx';
import { NoteSection } from '#features/collections/web/notes/NoteSection.tsx';

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

/** Panel of a company: facts, sub-spaces, note and actions. */
export function CompanyPanel(props: Props) {
  const { collection, company, canEdit, rows, isAtNote, onOpen, onClose } = props;
  const change = useCollectionChange(collection.id);
  const { oneLiner, url, tags } = company;
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
      actions={<CompanySteps {...{ company, rows, onOpen }} />}
    >
      <div key={refKey(company)} className="space-y-6">
        <CompanyHead company={company} />
        {oneLiner && <p className="text-ink-2">{oneLiner}</p>}
        {url && (
          <p>
            <WebLink href={url} />
          </p>
        )}
        <TagList tags={tags} />
        <NoteSection
          collectionId={collection.id}
          companyId={company.id}
          canEdit={canEdit}
          field={note}
        />
        <CompanySubspaces {...{ collection, company, canEdit }} />
        <div className="flex flex-wrap gap-2 border-t border-line pt-4">
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
        </div>
      </div>
    </SidePanel>
  );
}
