import { useCallback, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Tree } from 'react-aria-components/Tree';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import type { Collection, Subspace } from '#features/directory/collections/domain/collection.ts';
import { countsOf } from '#features/directory/collections/domain/contents.ts';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { nameProblemId } from './SubspaceNameField.tsx';
import { SubspaceRow } from './SubspaceRow.tsx';
import {
  shareUnchangedNodes,
  keyOfSpace,
  buildNodes,
  countVisibleRows,
  spaceOfKey,
  type SubspaceNode,
} from './subspace-nodes.ts';
import { SubspaceTreeContext } from './subspace-tree-context.ts';
import type { ExpandedSubspaces } from './use-expanded-subspaces.ts';
import type { SubspaceMutations } from './use-subspace-mutations.ts';
import { useSubspaceDrag } from './use-subspace-drag.tsx';

/** Row height in pixels, for mouse and touch. */
const rowHeights = { fine: 32, coarse: 40 };

interface Props {
  readonly collection: Collection;
  readonly canEdit: boolean;
  readonly current: string | undefined;
  readonly onChoose: (space: string | undefined) => void;
  /** Filters by name; empty: no filter. */
  readonly words: string;
  readonly expanded: ExpandedSubspaces;
  readonly mutations: SubspaceMutations;
  /** The sub-space being renamed. */
  readonly renamed: string | null;
  readonly onRename: (id: string | null) => void;
  readonly onMenu: (subspace: Subspace, opener: HTMLElement) => void;
}

/** Structural sharing: returns the previous objects for unchanged rows. */
function createNodeSharing(): (nodes: readonly SubspaceNode[]) => readonly SubspaceNode[] {
  let last: readonly SubspaceNode[] = [];
  return (nodes) => (last = shareUnchangedNodes(last, nodes));
}

/** The key of the focused row. */
const keyOfRow = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.role === 'row' ? target.dataset.key : undefined;

/** The tree: selection, rename, delete, drag and drop. Virtualized. */
export function SubspaceRows(props: Props) {
  const { collection, canEdit, current, onChoose, words, expanded, mutations } = props;
  const { renamed, onRename, onMenu } = props;
  /** Error of the typed name, and its vertical position. */
  const [problem, setProblem] = useState<{ words: string; top: number } | null>(null);
  const container = useRef<HTMLDivElement>(null);
  const counts = useMemo(() => countsOf(collection), [collection]);
  const [keep] = useState(createNodeSharing);
  const nodes = useMemo(
    () => keep(buildNodes(collection, counts, words)),
    [keep, collection, counts, words],
  );
  const isFiltered = words.trim() !== '';
  const open = useMemo(
    () => (isFiltered ? new Set(collection.subspaces.map(({ id }) => id)) : expanded.open),
    [isFiltered, collection, expanded.open],
  );
  const dragAndDropHooks = useSubspaceDrag({
    collection,
    mutations,
    isFiltered,
    isOff: !canEdit || renamed !== null,
    onPut: expanded.show,
  });
  const rowHeight = rowHeights[useMediaQuery('(pointer: coarse)') ? 'coarse' : 'fine'];
  const subspaceOf = (key: string | undefined) => collection.subspaces.find(({ id }) => id === key);

  const focusLater = useCallback((key: string) => {
    requestAnimationFrame(() =>
      container.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus(),
    );
  }, []);
  const onProblem = useCallback((words: string | null, field: HTMLElement | null) => {
    const top = container.current?.getBoundingClientRect().top ?? 0;
    setProblem(
      words === null || field === null
        ? null
        : { words, top: field.getBoundingClientRect().bottom - top },
    );
  }, []);
  const shared = useMemo(
    () => ({
      canEdit,
      mutations,
      renamed,
      onRename,
      onMenu,
      onProblem,
      onRenamed: (id: string) => {
        onRename(null);
        focusLater(id);
      },
    }),
    [canEdit, mutations, renamed, onRename, onMenu, onProblem, focusLater],
  );

  /** The row to focus after this one is removed. */
  function neighbourOf(id: string): string | undefined {
    const rows = [...(container.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])];
    const place = rows.findIndex(({ dataset }) => dataset.key === id);
    return (rows[place + 1] ?? rows[place - 1])?.dataset.key;
  }

  function onKeyDown(event: KeyboardEvent): void {
    const subspace = subspaceOf(keyOfRow(event));
    if (!canEdit || !subspace || (event.key !== 'F2' && event.key !== 'Delete')) return;
    event.preventDefault();
    if (event.key === 'F2') return onRename(subspace.id);
    const next = neighbourOf(subspace.id);
    mutations.remove(subspace.id);
    if (next !== undefined) focusLater(next);
  }

  return (
    <SubspaceTreeContext value={shared}>
      {/* Keys that rows do not handle bubble up to here. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={container}
        onKeyDown={onKeyDown}
        onDragStartCapture={(event) => {
          // All companies and “in no sub-space” cannot be dragged.
          const { target } = event;
          if (!(target instanceof HTMLElement) || subspaceOf(target.dataset.key)) return;
          event.preventDefault();
          event.stopPropagation();
        }}
        className="relative flex min-h-0 flex-col"
      >
        <Virtualizer layout={ListLayout} layoutOptions={{ rowSize: rowHeight }}>
          <Tree
            aria-label="Sub-spaces"
            items={nodes}
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[keyOfSpace(current)]}
            onSelectionChange={(keys) => {
              const [key] = keys === 'all' ? [] : keys;
              if (key !== undefined) onChoose(spaceOfKey(String(key)));
            }}
            expandedKeys={open}
            onExpandedChange={(keys) => {
              if (!isFiltered) expanded.setOpen(new Set([...keys].map(String)));
            }}
            keyboardNavigationBehavior="tab"
            dragAndDropHooks={dragAndDropHooks}
            style={{ height: Math.max(1, countVisibleRows(nodes, open)) * rowHeight }}
            className="min-h-8 shrink overflow-y-auto overscroll-y-contain rounded-control outline-none [scrollbar-width:thin] data-[focus-visible]:outline-2 data-[focus-visible]:outline-solid data-[focus-visible]:outline-accent"
            renderEmptyState={() => (
              <p className="px-2 py-1.5 text-control text-ink-3">No matching sub-space.</p>
            )}
          >
            {(node) => <SubspaceRow node={node} />}
          </Tree>
        </Virtualizer>
        {problem && (
          <p
            id={nameProblemId}
            role="alert"
            style={{ top: problem.top }}
            className="floating absolute right-0 z-10 mt-1 rounded-control px-2 py-1.5 text-small text-bad-ink"
          >
            {problem.words}
          </p>
        )}
      </div>
    </SubspaceTreeContext>
  );
}
