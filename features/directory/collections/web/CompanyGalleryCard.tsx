import { clsx } from 'clsx';
import { memo } from 'react';
import type { CompanyNote } from '#features/directory/collections/domain/note.ts';
import { refKey, type CompanyCard } from '#features/directory/companies/domain/company.ts';
import { CompanyLine } from '#features/directory/companies/web/shared/CompanyLine.tsx';
import { placeOf } from '#features/directory/companies/domain/company-labels.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { RowCheckbox } from '#ui/RowCheckbox.tsx';
import { Tag } from '#ui/Tag.tsx';
import { NoteSummary } from '#features/directory/collections/web/notes/NoteSummary.tsx';

const tagsShown = 3;

interface Props {
  readonly company: CompanyCard;
  readonly note: CompanyNote | undefined;
  readonly isOpen: boolean;
  readonly isChosen: boolean;
  readonly onOpen: (key: string) => void;
  readonly onToggle: (key: string, isRange: boolean) => void;
}

/** Memoized, so that a long gallery scrolls smoothly. */
export const CompanyGalleryCard = memo(function CompanyGalleryCard(props: Props) {
  const { company, note, isOpen, isChosen, onOpen, onToggle } = props;
  const key = refKey(company);
  const { id, name, logoUrl, oneLiner, tags } = company;
  const place = placeOf(company);
  return (
    <article
      className={clsx(
        'group relative flex h-full flex-col gap-2 overflow-hidden rounded-card border bg-raised p-3.5 transition-colors',
        isOpen || isChosen
          ? 'border-accent bg-accent-soft'
          : 'border-line hover:border-line-strong',
      )}
    >
      <div className="flex items-center gap-3">
        <Avatar id={id} name={name} imageUrl={logoUrl} shape="company" />
        <h2 className="min-w-0 flex-1 truncate font-semibold">
          <button
            type="button"
            data-walk={key}
            onClick={() => onOpen(key)}
            className="scroll-mt-20 scroll-mb-32 cursor-pointer after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
          >
            {name}
          </button>
        </h2>
        <span
          className={clsx(
            'relative z-1 -my-1 -mr-1.5',
            !isChosen && 'group-hover:opacity-100 focus-within:opacity-100 pointer-fine:opacity-0',
          )}
        >
          <RowCheckbox
            label={`Select ${name}`}
            isOn={isChosen}
            onToggle={(isRange) => onToggle(key, isRange)}
          />
        </span>
      </div>
      <p className="line-clamp-2 text-control text-ink-2">{oneLiner}</p>
      <p className="flex h-5 flex-wrap gap-1 overflow-hidden">
        {tags.slice(0, tagsShown).map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </p>
      <div className="mt-auto text-small text-ink-3">
        <p className="flex items-center gap-1.5">
          <span title={place} className="min-w-0 flex-1 truncate">
            {place}
          </span>
          <NoteSummary note={note} />
        </p>
        <p className="truncate">
          <CompanyLine company={{ ...company, city: null, country: null }} />
        </p>
      </div>
    </article>
  );
});
