import { StickyNote } from 'lucide-react';
import type { Collection } from '#features/collections/domain/collection.ts';
import { ratingMost } from '#features/collections/domain/note.ts';
import { spacesOf } from '#features/collections/domain/placement.ts';
import { flattenSubspaces } from '#features/collections/domain/subspaces.ts';
import type { CompanyCard } from '#features/companies/domain/company.ts';
import { memoize } from '#core/domain/memoize.ts';
import { StarRatingDisplay } from '#ui/StarRating.tsx';
import { StarSlider } from '#ui/StarSlider.tsx';
import { Tag } from '#ui/Tag.tsx';
import { useCollectionContext } from './collection-context.ts';

const stepsIn = memoize(
  (collection: Collection) => new Map(flattenSubspaces(collection).map((step) => [step.id, step])),
);

/** A company's sub-spaces, each with its path on hover. */
export function Spaces({ id }: Pick<CompanyCard, 'id'>) {
  const { collection } = useCollectionContext();
  const steps = stepsIn(collection);
  const [first, ...others] = spacesOf(collection, id).flatMap((space) => steps.get(space) ?? []);
  if (!first) return null;
  return (
    <span
      title={[first, ...others].map(({ path }) => path).join('\n')}
      className="flex items-center gap-1"
    >
      <Tag>{first.name}</Tag>
      {others.length > 0 && (
        <span className="text-small text-ink-3">
          <span className="sr-only">{others.map(({ name }) => name).join(', ')}</span>
          <span aria-hidden>+{others.length}</span>
        </span>
      )}
    </span>
  );
}

interface RatingProps extends Pick<CompanyCard, 'id' | 'name'> {
  /** Undefined: read-only. */
  readonly onRate: ((companyId: string, rating: number | null) => void) | undefined;
}

/** The rating, and a mark when there is a note. */
export function Rating({ id, name, onRate }: RatingProps) {
  const { rating: value = null, note: words = '' } = useCollectionContext().notes.get(id) ?? {};
  return (
    <span className="flex items-center gap-2">
      {onRate ? (
        <StarSlider
          label={`Rating of ${name}`}
          most={ratingMost}
          value={value}
          onChange={(chosen) => onRate(id, chosen)}
        />
      ) : (
        value !== null && <StarRatingDisplay value={value} most={ratingMost} />
      )}
      {words !== '' && (
        <span title={words}>
          <StickyNote aria-label="Has a note" className="size-3.5 text-ink-3" strokeWidth={1.75} />
        </span>
      )}
      {!onRate && value === null && words === '' && <span className="text-ink-3">–</span>}
    </span>
  );
}

/** The note's text. */
export function Note({ id }: Pick<CompanyCard, 'id'>) {
  const words = useCollectionContext().notes.get(id)?.note ?? '';
  return (
    <span title={words || undefined} className="block truncate text-ink-2">
      {words || <span className="text-ink-3">–</span>}
    </span>
  );
}
