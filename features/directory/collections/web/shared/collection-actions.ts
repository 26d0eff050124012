import { use, type ReactNode } from 'react';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import type { KnownFeature } from '#core/web/feature.ts';
import { useFeatures } from '#core/web/features-context.ts';
import type { MenuAction } from '#ui/ActionMenu.tsx';

/** What a feature offers in the menu of a collection. */
export interface OfferedAction {
  /** The action of the menu that it stands before. */
  readonly before: 'duplicate' | 'print';
  /** False: not offered to this person. Null: not known yet, for which the menu waits. */
  readonly action: MenuAction | false | null;
  /** What the action has opened. */
  readonly dialog?: ReactNode;
}

export interface CollectionActionSource {
  readonly useCollectionAction: (collection: Collection) => OfferedAction;
}

declare module '#core/web/feature.ts' {
  interface WebSlots {
    /** Its action on a whole collection, fetched with the first menu that shows it. */
    readonly collectionAction?: () => Promise<CollectionActionSource>;
  }
}

type Sources = Promise<readonly CollectionActionSource[]>;

const fetched = new WeakMap<readonly KnownFeature[], Sources>();

/** Fetched once. Where the code of one is missing, the menu does without it. */
function sourcesOf(features: readonly KnownFeature[]): Sources {
  const before = fetched.get(features);
  if (before) return before;
  const all = features.flatMap(({ collectionAction }) => collectionAction?.() ?? []);
  const sources = Promise.allSettled(all).then((ends) =>
    ends.flatMap((end) => (end.status === 'fulfilled' ? end.value : [])),
  );
  fetched.set(features, sources);
  return sources;
}

/** What other features offer for a collection. Suspends until their code is there. */
export const useOfferedActions = (collection: Collection): readonly OfferedAction[] =>
  use(sourcesOf(useFeatures())).map((source) => source.useCollectionAction(collection));
