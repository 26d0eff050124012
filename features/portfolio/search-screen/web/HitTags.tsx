import { clsx } from 'clsx';

/** Maximum number of tags in a row. */
const most = 3;

interface Props {
  readonly tags: readonly string[];
  readonly matching: readonly string[] | undefined;
  readonly className?: string;
}

/** Tags of a row in one line: matching ones first, and marked. One without room is not shown. */
export function HitTags({ tags, matching = [], className }: Props) {
  if (tags.length === 0) return null;
  const isMatching = (tag: string) => matching.includes(tag);
  const ordered = [...tags.filter(isMatching), ...tags.filter((tag) => !isMatching(tag))];
  return (
    <span
      role="list"
      aria-label="Tags"
      title={tags.join(', ')}
      // Those that do not fit wrap below the edge.
      className={clsx('flex h-5 min-w-0 flex-wrap gap-x-1 overflow-hidden', className)}
    >
      {ordered.slice(0, most).map((tag) => (
        <span
          role="listitem"
          key={tag}
          className={clsx(
            'h-5 rounded-chip px-1.5 text-small leading-5 whitespace-nowrap text-ink-2',
            isMatching(tag) ? 'bg-mark' : 'bg-hover',
          )}
        >
          {isMatching(tag) ? <mark className="bg-transparent p-0">{tag}</mark> : tag}
        </span>
      ))}
    </span>
  );
}
