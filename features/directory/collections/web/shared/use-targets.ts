import { useMemo } from 'react';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { may } from '#core/domain/authorization/permissions.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { useActiveCollection } from './use-active-collection.ts';
import { useCollections } from './use-collections.ts';

export interface Targets {
  /** The active collection, if visible. */
  readonly active: Collection | null;
  /** Whether the user may add to it. Blacklisting needs no right to edit. */
  readonly canEditActive: boolean;
  /** Other editable collections. */
  readonly others: readonly Collection[];
  /** Those that one may only read, and so propose companies for. */
  readonly readable: readonly Collection[];
  readonly activate: (id: string) => void;
  /** Whether the collections are loaded. */
  readonly isKnown: boolean;
}

/** Collections that a company can be added to. */
export function useTargets(): Targets {
  const { person } = useSession();
  const { own, shared } = useCollections();
  const [activeId, activate] = useActiveCollection();
  return useMemo(() => {
    const all = [...(own ?? []), ...(shared ?? [])];
    const active = all.find(({ id }) => id === activeId) ?? null;
    const isEditable = (collection: Collection) => may(person, 'editCollection', collection);
    return {
      active,
      canEditActive: active !== null && isEditable(active),
      others: all.filter((collection) => collection !== active && isEditable(collection)),
      readable: all.filter((collection) => !isEditable(collection)),
      activate,
      isKnown: own !== undefined && shared !== undefined,
    };
  }, [own, shared, activeId, activate, person]);
}

/** All editable ones, the active one first. */
export const editableOf = ({ active, canEditActive, others }: Targets): readonly Collection[] =>
  active && canEditActive ? [active, ...others] : others;
