import { Star, StickyNote } from 'lucide-react';
import { ratingMost, type CompanyNote } from '#features/directory/collections/domain/note.ts';

/** Compact rating and note of a company. */
export function NoteSummary({ note }: { readonly note: CompanyNote | undefined }) {
  const { rating = null, note: words = '' } = note ?? {};
  return (
    <>
      {words !== '' && (
        <span title={words} className="relative z-1">
          <StickyNote aria-label="Has a note" className="size-3.5" strokeWidth={1.75} />
        </span>
      )}
      {rating !== null && (
        <span
          role="img"
          aria-label={`${rating} of ${ratingMost} stars`}
          className="flex items-center gap-0.5 tabular"
        >
          <Star aria-hidden className="size-3.5 fill-warn text-warn-ink" strokeWidth={1.75} />
          {rating}
        </span>
      )}
    </>
  );
}
