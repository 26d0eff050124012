import { useCallback, useState, type ReactNode } from 'react';
import type { Collection, Subspace } from '#features/collections/domain/collection.ts';
import { SubspaceDialog } from './SubspaceDialog.tsx';
import { SubspaceMenu } from './SubspaceMenu.tsx';
import { SubspacePlaceDialog } from './SubspacePlaceDialog.tsx';
import type { SubspaceActs } from './use-subspace-acts.ts';

interface Opened {
  readonly what: 'menu' | 'description' | 'place';
  readonly subspace: Subspace;
  readonly opener: HTMLElement;
}

interface Ways {
  readonly collection: Collection;
  readonly acts: SubspaceActs;
  /** Left out: the name is changed in the dialog of the description. */
  readonly onRename?: (id: string) => void;
  readonly onAddBelow?: (id: string) => void;
}

interface SubspaceMenus {
  readonly open: (subspace: Subspace, opener: HTMLElement) => void;
  /** The menu that is open, or the dialog that it led to. */
  readonly shown: ReactNode;
}

/** The menu of a sub-space, and the dialogs it leads to: one for all that have it. */
export function useSubspaceMenu(ways: Ways): SubspaceMenus {
  const { collection, acts, onRename, onAddBelow } = ways;
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
    const shown = (
      <SubspaceMenu
        {...{ collection, subspace, opener }}
        onRename={onRename && (() => onRename(subspace.id))}
        onDescribe={goTo('description')}
        onAddBelow={onAddBelow && (() => onAddBelow(subspace.id))}
        onMoveUnder={goTo('place')}
        onMove={(parentId, before) => acts.move(subspace.id, parentId, before)}
        onRemove={() => acts.remove(subspace.id)}
        onClose={() => setOpened(null)}
      />
    );
    return { open, shown };
  }
  const shown =
    what === 'description' ? (
      <SubspaceDialog {...{ collection, subspace }} onClose={close} />
    ) : (
      <SubspacePlaceDialog
        {...{ collection, subspace }}
        onChoose={(place) => acts.move(subspace.id, place)}
        onClose={close}
      />
    );
  return { open, shown };
}
