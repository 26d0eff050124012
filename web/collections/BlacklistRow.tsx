import { Undo2 } from 'lucide-react';
import type { CompanyCard } from '#domain/companies/company.ts';
import { CompanyLink } from '#web/pieces/company/CompanyLink.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { RowCheckbox } from '#web/ui/RowCheckbox.tsx';

interface Props {
  /** Left out: it is not read yet. */
  readonly company: CompanyCard | undefined;
  readonly canEdit: boolean;
  readonly isChosen: boolean;
  readonly onToggle: (toHere: boolean) => void;
  readonly onAdd: (company: CompanyCard) => void;
  readonly onTakeBack: (company: CompanyCard) => void;
}

/** A company that is not wanted, and the ways back. */
export function BlacklistRow(props: Props) {
  const { company, canEdit, isChosen, onToggle, onAdd, onTakeBack } = props;
  if (!company) {
    return (
      <li aria-hidden className="flex h-14 items-center gap-3 px-2">
        <span className="skeleton size-8 rounded-control" />
        <span className="skeleton h-4 w-48" />
      </li>
    );
  }
  const { id, name, logoUrl, oneLiner } = company;
  return (
    <li
      className={`flex h-14 items-center gap-2 rounded-control pr-2 ${isChosen ? 'bg-accent-soft' : 'hover:bg-sunken'}`}
    >
      {canEdit && <RowCheckbox label={`Select ${name}`} isOn={isChosen} onToggle={onToggle} />}
      <Avatar id={id} name={name} imageUrl={logoUrl} shape="company" />
      <div className="ml-1 min-w-0 flex-1">
        <p className="truncate font-medium">
          <CompanyLink company={company}>{name}</CompanyLink>
        </p>
        <p className="truncate text-meta text-ink-3">{oneLiner}</p>
      </div>
      {canEdit && (
        <>
          <Button
            size="small"
            data-act="add"
            aria-label={`Add ${name} to the collection`}
            onPress={() => onAdd(company)}
          >
            Add
          </Button>
          <Button
            variant="quiet"
            size="icon"
            data-act="back"
            aria-label={`Take ${name} off the blacklist`}
            onPress={() => onTakeBack(company)}
          >
            <Undo2 aria-hidden className="size-4" strokeWidth={1.75} />
          </Button>
        </>
      )}
    </li>
  );
}
