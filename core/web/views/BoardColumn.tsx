import { clsx } from 'clsx';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { formatNumber } from '#core/domain/format.ts';

/** Root margin in pixels, so that columns render shortly before they scroll into view. */
const margin = 600;

/** Whether the element has been in or near the view of its parent, which scrolls sideways. */
function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [wasSeen, setSeen] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (watched === null || wasSeen) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { root: watched.parentElement, rootMargin: `0px ${margin}px` },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element, wasSeen]);
  return wasSeen;
}

interface Props {
  readonly name: string;
  /** Replaces the name in the heading. */
  readonly heading?: ReactNode;
  readonly count: number;
  /** Actions in the heading. */
  readonly tools?: ReactNode;
  /** Whether its cards are rendered once it comes into view. */
  readonly isLazy?: boolean;
  readonly className: string;
  /** The cards. */
  readonly children: ReactNode;
}

/** A column of a board, with its name and count. */
export function BoardColumn(props: Props) {
  const { name, heading, count, tools, isLazy = false, className, children } = props;
  const section = useRef<HTMLElement>(null);
  const isInView = useInView(section);
  return (
    <section
      ref={section}
      aria-label={name}
      className={`flex shrink-0 snap-start flex-col rounded-card bg-sunken p-2 pr-1 max-sm:w-[82vw] ${className}`}
    >
      <h2 className="flex min-h-8 items-center gap-2 pr-1 pb-1 pl-1.5 text-control font-semibold">
        {heading ?? (
          <span title={name} className="min-w-0 truncate">
            {name}
          </span>
        )}
        <span
          className={clsx(
            'text-small font-medium text-ink-3 tabular',
            tools === undefined ? 'mr-1.5 ml-auto' : 'mr-auto',
          )}
        >
          {formatNumber(count)}
        </span>
        {tools}
      </h2>
      {(isInView || !isLazy) && children}
    </section>
  );
}
