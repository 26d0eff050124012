import { useRef } from 'react';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { droppedTexts } from '#core/web/views/use-record-drag.tsx';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { childrenOf, canNestBelow } from '#features/directory/collections/domain/subspaces.ts';
import {
  parseCompanyKeys,
  companyDragType,
} from '#features/directory/collections/web/company-drag-payload.ts';
import { allKey, noneKey, type SubspaceNode } from './subspace-nodes.ts';
import type { SubspaceMutations } from './use-subspace-mutations.ts';

const subspaceDrag = 'outrider/subspace';

interface Props {
  readonly collection: Collection;
  readonly mutations: SubspaceMutations;
  readonly isOff: boolean;
  /** Whether rows are filtered: then nothing can be dropped between two. */
  readonly isFiltered: boolean;
  /** Called after a drop, to expand the parent. */
  readonly onPut: (parentId: string) => void;
}

interface Target {
  readonly key: string | number;
  readonly dropPosition: 'on' | 'before' | 'after';
}

interface Place {
  readonly parentId: string | null;
  readonly before?: string | undefined;
}

/** The new position for a drop on or between rows. Null: invalid. */
function placeAt({ subspaces }: Collection, { key, dropPosition }: Target): Place | null {
  if (dropPosition === 'on') {
    if (key === noneKey) return null;
    return { parentId: key === allKey ? null : String(key) };
  }
  if (key === noneKey) return dropPosition === 'before' ? { parentId: null } : null;
  if (key === allKey) {
    const [first] = childrenOf({ subspaces }, null);
    return dropPosition === 'after' ? { parentId: null, before: first?.id } : null;
  }
  const neighbour = subspaces.find(({ id }) => id === key);
  if (!neighbour) return null;
  const { parentId } = neighbour;
  const siblings = childrenOf({ subspaces }, parentId);
  const next = siblings[siblings.indexOf(neighbour) + 1];
  return { parentId, before: dropPosition === 'before' ? neighbour.id : next?.id };
}

/** Drag and drop of sub-spaces and companies onto the tree, with keyboard support. */
export function useSubspaceDrag({ collection, mutations, isOff, isFiltered, onPut }: Props) {
  const dragged = useRef<string | null>(null);
  const { subspaces } = collection;
  function placeFor(id: string | null, target: Target): Place | null {
    const place = placeAt(collection, target);
    if (id === null || place === null || place.before === id) return null;
    const moved = subspaces.find((one) => one.id === id);
    const staysThere = target.dropPosition === 'on' && moved?.parentId === place.parentId;
    if (!moved || (staysThere && place.parentId !== null)) return null;
    if (isFiltered && target.dropPosition !== 'on') return null;
    return canNestBelow(collection, id, place.parentId) ? place : null;
  }
  const takesCompanies = ({ key, dropPosition }: Target) => dropPosition === 'on' && key !== allKey;

  const { dragAndDropHooks } = useDragAndDrop<SubspaceNode>({
    isDisabled: isOff,
    getItems: (keys, nodes) =>
      [...keys].map((key, index) => ({
        [subspaceDrag]: String(key),
        'text/plain': nodes[index]?.name ?? '',
      })),
    acceptedDragTypes: [subspaceDrag, companyDragType],
    onDragStart: ({ keys: [key] }) => {
      dragged.current = key === undefined ? null : String(key);
    },
    onDragEnd: () => {
      dragged.current = null;
    },
    getDropOperation: (target, types) => {
      if (target.type !== 'item') return 'cancel';
      if (types.has(companyDragType)) return takesCompanies(target) ? 'copy' : 'cancel';
      return placeFor(dragged.current, target) ? 'move' : 'cancel';
    },
    onMove: ({ keys, target }) => {
      for (const key of keys) {
        const place = placeFor(String(key), target);
        if (!place) continue;
        mutations.move(String(key), place.parentId, place.before);
        if (place.parentId !== null) onPut(place.parentId);
      }
    },
    onItemDrop: async ({ items, target, isInternal }) => {
      if (isInternal || !takesCompanies(target)) return;
      const texts = await droppedTexts(items, companyDragType);
      const companies = texts.flatMap(parseCompanyKeys);
      const everywhere = subspaces.map(({ id }) => id);
      mutations.place(
        companies,
        target.key === noneKey
          ? { into: [], outOf: everywhere }
          : { into: [String(target.key)], outOf: [] },
      );
    },
    renderDropIndicator: (target) => (
      <DropIndicator
        target={target}
        className="ml-[calc(var(--tree-item-level)*14px)] h-0.5 rounded-full data-[drop-target]:bg-accent"
      />
    ),
  });
  return dragAndDropHooks;
}
