import { Undo2 } from 'lucide-react';
import { memo } from 'react';
import { refKey, type CompanyCard } from '#features/directory/companies/domain/company.ts';
import type { Addition } from '#features/directory/collections/domain/additions.ts';
import { CompanyLink } from '#features/directory/companies/web/shared/CompanyLink.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { buttonClasses } from '#ui/button-classes.ts';
import { RelativeTime } from '#ui/dates.tsx';
import { RowCheckbox } from '#ui/RowCheckbox.tsx';

interface Props {
  /** Undefined: not loaded yet. */
  readonly company: CompanyCard | undefined;
  readonly canEdit: boolean;
  readonly isChosen: boolean;
  readonly onToggle: (key: string, isRange: boolean) => void;
  readonly onAdd: (company: CompanyCard) => void;
  readonly onTakeBack: (company: CompanyCard) => void;
  /** Who blacklisted it, and when, where that is known. */
  readonly made: Addition | undefined;
  /** Whether the person may take back just this. */
  readonly isOpen: boolean;
}

function Row(props: Props) {
  const { company, canEdit, isChosen, onToggle, onAdd, onTakeBack, made, isOpen } = props;
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
      className={`flex h-14 items-center gap-2 rounded-control pr-2 ${isChosen ? 'bg-accent-soft' : 'hover:bg-hover'}`}
    >
      {canEdit && (
        <RowCheckbox
          label={`Select ${name}`}
          isOn={isChosen}
          onToggle={(isRange) => onToggle(refKey(company), isRange)}
        />
      )}
      <Avatar id={id} name={name} imageUrl={logoUrl} shape="company" />
      <div className="ml-1 min-w-0 flex-1">
        <p className="truncate font-medium">
          <CompanyLink company={company}>{name}</CompanyLink>
        </p>
        <p className="truncate text-small text-ink-3">
          {made && (
            <>
              {made.by.name}, <RelativeTime at={made.at} />
              {oneLiner && ' · '}
            </>
          )}
          {oneLiner}
        </p>
      </div>
      {!canEdit && isOpen && (
        <button
          type="button"
          data-act="back"
          aria-label={`Take ${name} back`}
          onClick={() => onTakeBack(company)}
          className={buttonClasses('plain', 'small')}
        >
          Take back
        </button>
      )}
      {canEdit && (
        <>
          <button
            type="button"
            data-act="add"
            aria-label={`Add ${name} to the collection`}
            onClick={() => onAdd(company)}
            className={buttonClasses('plain', 'small')}
          >
            Add
          </button>
          <button
            type="button"
            data-act="back"
            title="Take back"
            aria-label={`Remove ${name} from the blacklist`}
            onClick={() => onTakeBack(company)}
            className={buttonClasses('quiet', 'icon')}
          >
            <Undo2 aria-hidden className="size-4" strokeWidth={1.75} />
          </button>
        </>
      )}
    </li>
  );
}

/** A blacklisted company with actions to restore it. Memoized. */
export const BlacklistRow = memo(Row);
