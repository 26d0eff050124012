import { ChevronDown, ListTree } from 'lucide-react';
import { memo, useEffect, useId, useRef, useState } from 'react';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { pathTo } from '#features/directory/collections/domain/subspaces.ts';
import { formatNumber } from '#core/domain/format.ts';
import { isOverlayOpen } from '#ui/use-keyboard-shortcuts.ts';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { LikeThese } from '#features/directory/collections/web/suggestions/LikeThese.tsx';
import { railScreen } from './rail-screen.ts';
import { companiesAt, inNoSubspace } from '#features/directory/collections/domain/contents.ts';
import { SubspaceTree } from './SubspaceTree.tsx';

interface Props {
  readonly collection: Collection;
  readonly canEdit: boolean;
  readonly current: string | undefined;
  readonly onChoose: (space: string | undefined) => void;
  /** Opens all suggestions. */
  readonly onSuggest: () => void;
}

/** Name and path of the sub-space shown. */
function pathOf(collection: Collection, current: string | undefined): readonly string[] {
  if (current === undefined) return ['All companies'];
  if (current === inNoSubspace) return ['Not sorted yet'];
  return pathTo(collection, current).map(({ name }) => name);
}

/** On narrow screens: the current sub-space as one line that expands to the tree. */
function CollapsedTree(props: Props) {
  const { collection, current, onChoose } = props;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const count = companiesAt(collection, current).length;
  const path = pathOf(collection, current);
  const fold = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = ({ target }: PointerEvent) => {
      const isWithin = target instanceof Element && whole.current?.contains(target) === true;
      if (!isWithin && !isOverlayOpen()) setIsOpen(false);
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [isOpen]);
  return (
    // Escape collapses it from anywhere inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={whole}
      className="relative"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented && isOpen) fold();
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="flex h-9 w-full cursor-pointer pointer-coarse:h-10 items-center gap-2 rounded-control border border-line bg-raised px-3 text-left font-medium hover:border-line-strong sm:w-80"
      >
        <ListTree aria-hidden className="size-4 shrink-0 text-ink-3" strokeWidth={1.75} />
        {path.length > 1 && (
          <span className="min-w-0 shrink-4 truncate font-normal text-ink-3">
            {path.slice(0, -1).join(' / ')} /
          </span>
        )}
        <span className="min-w-0 truncate">{path.at(-1)}</span>
        <span className="text-small font-normal text-ink-3 tabular">{formatNumber(count)}</span>
        <ChevronDown aria-hidden className="ml-auto size-4 shrink-0 text-ink-3" />
      </button>
      {isOpen && (
        <div
          id={id}
          data-entering
          className="floating absolute inset-x-0 top-full [--tree-ground:var(--color-raised)] z-20 mt-1 flex max-h-[60dvh] flex-col rounded-card p-2 sm:right-auto sm:w-96"
        >
          <SubspaceTree
            {...props}
            onChoose={(space) => {
              onChoose(space);
              fold();
            }}
          />
        </div>
      )}
    </div>
  );
}

/** Sub-spaces beside the companies, or collapsed above them on narrow screens. */
export const SubspaceSidebar = memo(function SubspaceSidebar(props: Props) {
  const hasRoom = useMediaQuery(railScreen);
  if (!hasRoom) return <CollapsedTree {...props} />;
  return (
    <div className="sticky top-[calc(var(--sticky-top)+0.75rem)] flex max-h-[calc(100dvh-6rem)] min-h-64 flex-col self-start">
      <p className="flex h-7 items-center px-2 text-small font-medium text-ink-3">Sub-spaces</p>
      <SubspaceTree {...props} />
      <LikeThese {...props} />
    </div>
  );
});
