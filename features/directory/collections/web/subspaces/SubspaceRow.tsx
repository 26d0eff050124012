import { clsx } from 'clsx';
import { ChevronRight, GripVertical } from 'lucide-react';
import { memo } from 'react';
import { Button } from 'react-aria-components/Button';
import { Collection } from 'react-aria-components/Collection';
import { TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import type { Subspace } from '#features/directory/collections/domain/collection.ts';
import { pluralize, formatNumber } from '#core/domain/format.ts';
import { SubspaceMenuButton } from './SubspaceMenuButton.tsx';
import { SubspaceNameField } from './SubspaceNameField.tsx';
import type { SubspaceNode } from './subspace-nodes.ts';
import { useSubspaceTree } from './subspace-tree-context.ts';

/** Indentation per level, in pixels. */
const step = 14;

/** The owner's actions, visible on hover and focus. */
function Actions({ subspace }: { readonly subspace: Subspace }) {
  const { onMenu } = useSubspaceTree();
  return (
    <span className="absolute inset-y-0 right-0.5 flex items-center opacity-0 transition-opacity group-focus-within/row:opacity-100 group-hover/row:opacity-100 pointer-coarse:static pointer-coarse:opacity-100">
      <Button
        slot="drag"
        className="grid size-6 place-items-center rounded-control text-ink-3 pointer-coarse:sr-only"
      >
        <GripVertical aria-hidden className="size-3.5" />
      </Button>
      <SubspaceMenuButton subspace={subspace} onOpen={onMenu} />
    </span>
  );
}

/** The count, replaced by the actions on hover. On touch screens both are shown. */
const countClasses =
  'pointer-fine:group-focus-within/row:invisible pointer-fine:group-focus-within/row:ml-6 pointer-fine:group-hover/row:invisible pointer-fine:group-hover/row:ml-6';

interface ContentProps {
  readonly node: SubspaceNode;
  readonly level: number;
  readonly isOpen: boolean;
}

/** Memoized: the tree renders its rows at each move of the focus. */
const Content = memo(function Content({ node, level, isOpen }: ContentProps) {
  const { name, subspace, count, children } = node;
  const { canEdit, renamed, onRename, onRenamed, onProblem, mutations } = useSubspaceTree();
  const hasTools = canEdit && subspace !== null;
  const isRenamed = subspace !== null && subspace.id === renamed;
  return (
    // Double click is the mouse equivalent of F2.
    <div
      style={{ paddingLeft: (level - 1) * step }}
      onDoubleClick={() => canEdit && subspace && onRename(subspace.id)}
      className="relative flex min-h-8 items-center gap-0.5 pr-2 pointer-coarse:min-h-10"
    >
      {children.length === 0 ? (
        <span className="size-6 shrink-0" />
      ) : (
        <Button
          slot="chevron"
          className="grid size-6 shrink-0 cursor-pointer place-items-center rounded-control text-ink-3 hover:text-ink"
        >
          <ChevronRight
            aria-hidden
            className={clsx('size-3.5 transition-transform', isOpen && 'rotate-90')}
          />
        </Button>
      )}
      {isRenamed ? (
        <SubspaceNameField
          name={name}
          onGive={(next) => mutations.rename(subspace, next)}
          onProblem={onProblem}
          onClose={() => onRenamed(subspace.id)}
        />
      ) : (
        <>
          {node.colour && (
            <span
              aria-hidden
              className="mr-1.5 size-2 shrink-0 rounded-[3px]"
              style={{ background: node.colour }}
            />
          )}
          <span title={subspace?.description || name} className="min-w-0 flex-1 truncate">
            {name}
          </span>
          <span
            className={clsx('text-small font-normal text-ink-3 tabular', hasTools && countClasses)}
          >
            {formatNumber(count)}
          </span>
          {hasTools && <Actions subspace={subspace} />}
        </>
      )}
    </div>
  );
});

/** A row of the tree with its children. */
export function SubspaceRow({ node }: { readonly node: SubspaceNode }) {
  const { key, name, count, children } = node;
  return (
    <TreeItem
      id={key}
      textValue={name}
      aria-label={`${name}, ${pluralize(count, 'company', 'companies')}`}
      className={({ isSelected, isDropTarget, isDragging }) =>
        clsx(
          'group/row cursor-pointer rounded-control text-control font-medium outline-none select-none',
          'data-[focus-visible]:outline-2 data-[focus-visible]:outline-solid data-[focus-visible]:-outline-offset-2 data-[focus-visible]:outline-accent',
          isSelected
            ? 'bg-accent-soft text-accent-ink'
            : 'bg-(--tree-ground,var(--color-surface)) text-ink-2 hover:bg-hover hover:text-ink',
          isDropTarget && 'bg-accent-soft! shadow-[inset_0_0_0_2px_var(--color-accent)]',
          isDragging && 'opacity-50',
        )
      }
    >
      <TreeItemContent>
        {({ level, isExpanded }) => <Content node={node} level={level} isOpen={isExpanded} />}
      </TreeItemContent>
      <Collection items={children}>{(child) => <SubspaceRow node={child} />}</Collection>
    </TreeItem>
  );
}
