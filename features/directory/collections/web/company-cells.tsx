import { StickyNote } from 'lucide-react';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { ratingMost } from '#features/directory/collections/domain/note.ts';
import { spacesOf } from '#features/directory/collections/domain/placement.ts';
import { flattenSubspaces } from '#features/directory/collections/domain/subspaces.ts';
import { listedName } from '#features/directory/companies/domain/company-labels.ts';
import type { CompanyCard } from '#features/directory/companies/domain/company.ts';
import { memoize } from '#core/domain/memoize.ts';
import { StarSlider } from '#ui/StarSlider.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { DateText } from '#ui/dates.tsx';
import { noValue } from '#core/web/views/cells.tsx';
import { Pill, Tag } from '#ui/Tag.tsx';
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
    <span className="group/rating relative flex h-6 items-center justify-end gap-2 text-ink-2 tabular">
      {words !== '' && (
        <span title={words}>
          <StickyNote aria-label="Has a note" className="size-3.5 text-ink-3" strokeWidth={1.75} />
        </span>
      )}
      {value === null ? (
        <span aria-hidden className="text-ink-3">
          –
        </span>
      ) : (
        <span title={`${value} of ${ratingMost} stars`}>
          <span aria-hidden>{value}</span>
          {!onRate && <span className="sr-only">{`${value} of ${ratingMost} stars`}</span>}
        </span>
      )}
      {onRate && (
        // The stars come with the pointer or the focus; until then the number is enough.
        <span className="absolute -right-2 rounded-control border border-line bg-raised px-2 py-1 opacity-0 shadow-card transition-opacity group-hover/rating:opacity-100 focus-within:opacity-100 pointer-coarse:hidden">
          <StarSlider
            label={`Rating of ${name}`}
            most={ratingMost}
            value={value}
            onChange={(stars) => onRate(id, stars)}
          />
        </span>
      )}
    </span>
  );
}

/** Who listed the company, and when. */
export function Added({ id }: Pick<CompanyCard, 'id'>) {
  const addition = useCollectionContext().additions.get(id);
  if (!addition) return noValue;
  const { by, at } = addition;
  return (
    <span className="flex items-center gap-1.5 text-ink-2">
      <span title={`Added by ${by.name}`} className="shrink-0">
        <Avatar id={by.id} name={by.name} shape="person" size="xs" />
        <span className="sr-only">{by.name},</span>
      </span>
      <DateText at={at} short />
    </span>
  );
}

/** How a stage of funding looks: a series is further on than what comes before. */
export const StagePill = ({ stage }: { readonly stage: string }) => (
  <Pill tone={stage.startsWith('Series') ? 'accent' : 'neutral'}>{listedName(stage)}</Pill>
);

/** The note's text. */
export function Note({ id }: Pick<CompanyCard, 'id'>) {
  const words = useCollectionContext().notes.get(id)?.note ?? '';
  return (
    <span title={words || undefined} className="block truncate text-ink-2">
      {words || <span className="text-ink-3">–</span>}
    </span>
  );
}
