import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { ratingMost, type CompanyNote } from '#features/directory/collections/domain/note.ts';
import type { CompanyCard } from '#features/directory/companies/domain/company.ts';
import { CompanyLine } from '#features/directory/companies/web/shared/CompanyLine.tsx';
import { DateText } from '#ui/dates.tsx';

interface Props {
  readonly company: CompanyCard;
  /** Omitted: no note, or notes are hidden. */
  readonly note: CompanyNote | undefined;
}

function Rating({ value }: { readonly value: number }) {
  return (
    <span role="img" aria-label={`${value} of ${ratingMost} stars`} className="inline-flex gap-0.5">
      {Array.from({ length: ratingMost }, (_, index) => (
        <Star
          key={index}
          aria-hidden
          className={clsx('size-3.5', index < value ? 'fill-ink text-ink' : 'text-line-strong')}
          strokeWidth={1.5}
        />
      ))}
    </span>
  );
}

/** A printed company: description, facts and note. */
export function PrintCompany({ company, note }: Props) {
  const { name, oneLiner, url, tags } = company;
  return (
    <li className="border-t border-line py-2.5 first:border-t-0">
      <div className="flex items-baseline justify-between gap-4">
        <p className="font-semibold">{name}</p>
        {note && note.rating !== null && <Rating value={note.rating} />}
      </div>
      {oneLiner && <p>{oneLiner}</p>}
      <p className="text-small text-ink-2">
        <CompanyLine company={company} />
      </p>
      {(url || tags.length > 0) && (
        <p className="text-small break-words text-ink-2">
          {[url?.replace(/^https?:\/\//u, '').replace(/\/$/u, ''), tags.join(', ')]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {note && note.note !== '' && (
        <blockquote className="mt-1.5 border-l-2 border-line-strong pl-3">
          <p className="whitespace-pre-line">{note.note}</p>
          <footer className="text-small text-ink-3">
            {note.by.name}, <DateText at={note.updatedAt} />
          </footer>
        </blockquote>
      )}
    </li>
  );
}
