import { clsx } from 'clsx';

/** Maximum number of tags in a row. */
const most = 4;

interface Props {
  readonly tags: readonly string[];
  readonly matching: readonly string[] | undefined;
}

/** Tags of a row: matching ones first, and marked. */
export function HitTags({ tags, matching = [] }: Props) {
  if (tags.length === 0) return null;
  const isMatching = (tag: string) => matching.includes(tag);
  const ordered = [...tags.filter(isMatching), ...tags.filter((tag) => !isMatching(tag))];
  const more = ordered.slice(most);
  return (
    <ul aria-label="Tags" className="mt-1 flex min-w-0 flex-wrap gap-1.5">
      {ordered.slice(0, most).map((tag) => (
        <li
          key={tag}
          className={clsx(
            'max-w-48 truncate rounded-chip px-1.5 py-px text-small text-ink-2',
            isMatching(tag) ? 'bg-mark' : 'bg-hover',
          )}
        >
          {isMatching(tag) ? <mark className="bg-transparent p-0">{tag}</mark> : tag}
        </li>
      ))}
      {more.length > 0 && (
        <li title={more.join(', ')} className="relative py-px text-small text-ink-3 tabular">
          +{more.length}
        </li>
      )}
    </ul>
  );
}
