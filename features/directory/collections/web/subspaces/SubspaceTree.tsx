import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { Button } from '#ui/Button.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { SubspaceDraft } from './SubspaceDraft.tsx';
import { SubspaceReadOnlyNote } from './SubspaceReadOnlyNote.tsx';
import { SubspaceRows } from './SubspaceRows.tsx';
import { useExpandedSubspaces } from './use-expanded-subspaces.ts';
import { useSubspaceMutations } from './use-subspace-mutations.ts';
import { useSubspaceMenu } from './use-subspace-menu.tsx';

/** Above this number there is a search. */
const searchedFrom = 12;

interface Props {
  readonly collection: Collection;
  readonly canEdit: boolean;
  readonly current: string | undefined;
  readonly onChoose: (space: string | undefined) => void;
}

/**
 * A collection's sub-spaces as a tree, with counts that include nested ones. Reordered by drag and drop,
 * keyboard and menu.
 */
export function SubspaceTree({ collection, canEdit, current, onChoose }: Props) {
  const [words, setWords] = useState('');
  const [renamed, setRenamed] = useState<string | null>(null);
  /** Parent of the sub-space being created; undefined: none is. */
  const [below, setBelow] = useState<string | null>();
  const adding = useRef<HTMLDivElement>(null);
  const mutations = useSubspaceMutations(collection);
  const expanded = useExpandedSubspaces(collection, current);
  const menu = useSubspaceMenu({
    collection,
    mutations,
    onRename: setRenamed,
    onAddBelow: setBelow,
  });
  return (
    <nav aria-label="Sub-spaces" className="flex min-h-0 flex-col">
      {collection.subspaces.length > searchedFrom && (
        <div className="mb-2">
          <SearchField label="Find a sub-space" value={words} onChange={setWords} isWide />
        </div>
      )}
      <SubspaceRows
        collection={collection}
        canEdit={canEdit}
        current={current}
        onChoose={onChoose}
        words={words}
        expanded={expanded}
        mutations={mutations}
        renamed={renamed}
        onRename={setRenamed}
        onMenu={menu.open}
      />
      {!canEdit && <SubspaceReadOnlyNote collection={collection} />}
      {canEdit && below === undefined && (
        <div ref={adding} className="mt-1 shrink-0">
          <Button
            variant="quiet"
            className="w-full justify-start! px-1! pointer-coarse:h-10!"
            onPress={() => setBelow(null)}
          >
            <Plus aria-hidden className="mx-1 size-4" />
            Add a sub-space
          </Button>
        </div>
      )}
      {below !== undefined && (
        <SubspaceDraft
          key={below}
          below={collection.subspaces.find(({ id }) => id === below)?.name ?? null}
          onAdd={(name) => {
            expanded.show(below);
            return mutations.add(name, below);
          }}
          onClose={() => {
            setBelow(undefined);
            requestAnimationFrame(() => {
              // Do not take the focus back from another element.
              if (document.activeElement !== document.body) return;
              adding.current?.querySelector('button')?.focus();
            });
          }}
        />
      )}
      {menu.shown}
    </nav>
  );
}
