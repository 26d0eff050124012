import { useMemo } from 'react';
import type { Collection } from '#features/collections/domain/collection.ts';
import { may } from '#core/domain/authorization/permissions.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { useActiveCollection } from './use-active-collection.ts';
import { useCollections } from './use-collections.ts';

export interface Targets {
  /** The collection that is marked active, if one can still see it. */
  readonly active: Collection | null;
  /** Whether it may be added to. Blacklisting in it is free. */
  readonly canEditActive: boolean;
  /** The others that may be added to. */
  readonly others: readonly Collection[];
  readonly activate: (id: string) => void;
  /** Whether it is known which there are. */
  readonly isKnown: boolean;
}

/** Where a company can be put. */
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
      activate,
      isKnown: own !== undefined && shared !== undefined,
    };
  }, [own, shared, activeId, activate, person]);
}
