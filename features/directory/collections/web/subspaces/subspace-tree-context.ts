import { createContext, use } from 'react';
import type { Subspace } from '#features/directory/collections/domain/collection.ts';
import type { SubspaceMutations } from './use-subspace-mutations.ts';

/** State shared by the rows of the tree. */
interface SubspaceTreeContext {
  readonly canEdit: boolean;
  readonly mutations: SubspaceMutations;
  /** The sub-space being renamed. */
  readonly renamed: string | null;
  readonly onRename: (id: string) => void;
  readonly onRenamed: (id: string) => void;
  readonly onProblem: (problem: string | null, field: HTMLElement | null) => void;
  readonly onMenu: (subspace: Subspace, opener: HTMLElement) => void;
}

export const SubspaceTreeContext = createContext<SubspaceTreeContext | null>(null);

export function useSubspaceTree(): SubspaceTreeContext {
  const treeContext = use(SubspaceTreeContext);
  if (treeContext === null) throw new Error('A row of the tree stands outside of it.');
  return treeContext;
}
