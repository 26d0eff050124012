import { useCallback, useState, type ReactNode } from 'react';
import type { Collection, Subspace } from '#features/directory/collections/domain/collection.ts';
import { SubspaceDialog } from './SubspaceDialog.tsx';
import { SubspaceMenu } from './SubspaceMenu.tsx';
import { SubspacePlaceDialog } from './SubspacePlaceDialog.tsx';
import type { SubspaceMutations } from './use-subspace-mutations.ts';

interface Opened {
  readonly what: 'menu' | 'description' | 'place';
  readonly subspace: Subspace;
  readonly opener: HTMLElement;
}

interface SubspaceMenuOptions {
  readonly collection: Collection;
  readonly mutations: SubspaceMutations;
  /** Undefined: the dialog edits the name too. */
  readonly onRename?: (id: string) => void;
  readonly onAddBelow?: (id: string) => void;
}

interface SubspaceMenus {
  readonly open: (subspace: Subspace, opener: HTMLElement) => void;
  /** The open menu, or the dialog opened from it. */
  readonly shown: ReactNode;
}

/** The menu of a sub-space and its dialogs, shared by all rows. */
export function useSubspaceMenu(options: SubspaceMenuOptions): SubspaceMenus {
  const { collection, mutations, onRename, onAddBelow } = options;
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = useCallback(
    (subspace: Subspace, opener: HTMLElement) => setOpened({ what: 'menu', subspace, opener }),
    [],
  );
  if (opened === null) return { open, shown: null };
  const { what, subspace, opener } = opened;
  const close = () => {
    setOpened(null);
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) opener.focus();
    });
  };
  const goTo = (next: Opened['what']) => () => setOpened({ ...opened, what: next });
  if (what === 'menu') {
    const menu = (
      <SubspaceMenu
        collection={collection}
        subspace={subspace}
        opener={opener}
        onRename={onRename && (() => onRename(subspace.id))}
        onDescribe={goTo('description')}
        onAddBelow={onAddBelow && (() => onAddBelow(subspace.id))}
        onMoveUnder={goTo('place')}
        onMove={(parentId, before) => mutations.move(subspace.id, parentId, before)}
        onRemove={() => mutations.remove(subspace.id)}
        onClose={() => setOpened(null)}
      />
    );
    return { open, shown: menu };
  }
  const dialog =
    what === 'description' ? (
      <SubspaceDialog collection={collection} subspace={subspace} onClose={close} />
    ) : (
      <SubspacePlaceDialog
        collection={collection}
        subspace={subspace}
        onChoose={(place) => mutations.move(subspace.id, place)}
        onClose={close}
      />
    );
  return { open, shown: dialog };
}
