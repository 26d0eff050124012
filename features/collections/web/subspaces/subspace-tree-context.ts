import { createContext, use } from 'react';
import type { Subspace } from '#features/collections/domain/collection.ts';
import type { SubspaceActs } from './use-subspace-acts.ts';

/** What the rows of a tree share. */
interface TreeAround {
  readonly canEdit: boolean;
  readonly acts: SubspaceActs;
  /** The sub-space whose name is being changed. */
  readonly renamed: string | null;
  readonly onRename: (id: string) => void;
  readonly onRenamed: (id: string) => void;
  readonly onProblem: (problem: string | null, field: HTMLElement | null) => void;
  readonly onMenu: (subspace: Subspace, opener: HTMLElement) => void;
}

export const TreeAround = createContext<TreeAround | null>(null);

export function useTreeAround(): TreeAround {
  const around = use(TreeAround);
  if (around === null) throw new Error('A row of the tree stands outside of it.');
  return around;
}
