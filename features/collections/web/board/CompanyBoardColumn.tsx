import { memo, type RefObject, useEffect, useRef, useState } from 'react';
import type { Subspace } from '#features/collections/domain/collection.ts';
import { formatNumber } from '#core/domain/format.ts';
import { isShallowEqual } from '#ui/shallow-equal.ts';
import { type ColumnProps, CompanyBoardCards } from './CompanyBoardCards.tsx';
import { SubspaceMenuButton } from '#features/collections/web/subspaces/SubspaceMenuButton.tsx';

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

interface Props extends ColumnProps {
  /** Set when the user may edit it. */
  readonly subspace: Subspace | undefined;
  readonly onMenu: (subspace: Subspace, opener: HTMLElement) => void;
}

/** Only columns with a changed card render again. */
function arePropsEqual(one: Props, other: Props): boolean {
  const { column: was, subspace: wasSpace, ...before } = one;
  const { column, subspace, ...now } = other;
  return (
    isShallowEqual(before, now) &&
    isShallowEqual(wasSpace ?? {}, subspace ?? {}) &&
    was.name === column.name &&
    isShallowEqual(was.companies, column.companies)
  );
}

/** A sub-space with its companies as cards, rendered once it comes into view. */
export const CompanyBoardColumn = memo(Column, arePropsEqual);

function Column({ subspace, onMenu, ...props }: Props) {
  const { name, companies } = props.column;
  const section = useRef<HTMLElement>(null);
  const isInSight = useInView(section);
  return (
    <section
      ref={section}
      aria-label={name}
      className="flex w-64 shrink-0 snap-start flex-col rounded-card bg-sunken p-2 pr-1 max-sm:w-[82vw]"
    >
      <h2 className="flex min-h-8 items-center gap-2 pr-1 pb-1 pl-1.5 text-control font-semibold">
        <span title={name} className="min-w-0 truncate">
          {name}
        </span>
        <span className="mr-auto text-meta font-medium text-ink-3 tabular">
          {formatNumber(companies.length)}
        </span>
        {subspace && <SubspaceMenuButton place="the column " subspace={subspace} onOpen={onMenu} />}
      </h2>
      {isInSight && <CompanyBoardCards {...props} />}
    </section>
  );
}
