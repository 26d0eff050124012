import { Ban, Plus } from 'lucide-react';
import {
  suggestionReason,
  type Suggestion,
} from '#features/directory/collections/domain/suggestions.ts';
import { CompanyLine } from '#features/directory/companies/web/shared/CompanyLine.tsx';
import { CompanyLink } from '#features/directory/companies/web/shared/CompanyLink.tsx';
import { RecordCount } from '#features/directory/companies/web/shared/RecordCount.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';

interface Props {
  readonly company: Suggestion;
  /** Name of the collection or sub-space to add to. */
  readonly target: string;
  readonly canEdit: boolean;
  readonly onAdd: () => void;
  readonly onBlacklist: () => void;
}

/** A suggested company with reason and actions. Actions are at the top, so that they do not move. */
export function SuggestionRow({ company, target, canEdit, onAdd, onBlacklist }: Props) {
  const { id, name, logoUrl, oneLiner } = company;
  return (
    <li
      data-row={id}
      className="grid grid-cols-[40px_minmax(0,1fr)] gap-x-3.5 border-b border-line px-5 py-3.5 transition-colors focus-within:bg-accent-soft last:border-b-0 hover:bg-accent-soft"
    >
      <Avatar id={id} name={name} imageUrl={logoUrl} shape="company" size="l" />
      <div className="min-w-0">
        <div className="flex min-h-8 items-center gap-1">
          <p className="flex min-w-0 flex-1 items-baseline gap-2">
            <CompanyLink
              company={company}
              isStop
              className="truncate font-semibold tracking-[-0.008em]"
            >
              {name}
            </CompanyLink>
            <RecordCount records={company.records} />
          </p>
          {canEdit && (
            <Button
              data-act="add"
              aria-label={`Add ${name} to ${target}`}
              onPress={onAdd}
              className="px-2.5!"
            >
              <Plus aria-hidden className="size-4 text-ink-3" strokeWidth={1.75} />
              Add
            </Button>
          )}
          <Button
            variant="quiet"
            size="icon"
            data-act="blacklist"
            aria-label={`Blacklist ${name}: not for us`}
            onPress={onBlacklist}
          >
            <Ban aria-hidden className="size-4" strokeWidth={1.75} />
          </Button>
        </div>
        {oneLiner && <p className="line-clamp-2 text-control text-ink-2">{oneLiner}</p>}
        <p className="mt-1 text-small text-accent-ink">{suggestionReason(company)}</p>
        <p className="mt-0.5 text-small text-ink-3">
          <CompanyLine company={company} />
        </p>
      </div>
    </li>
  );
}
