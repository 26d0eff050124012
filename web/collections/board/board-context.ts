import { createContext } from 'react';
import type { SpaceColumn } from './space-columns.ts';

/** What the cards of a board need of it. */
export interface BoardPlaces {
  readonly columns: readonly SpaceColumn[];
  readonly move: (key: string, from: string, to: string) => void;
  /** The names of the sub-spaces that a company is in, besides the column that it is seen in. */
  readonly elsewhere: (companyId: string, columnId: string) => readonly string[];
}

export const BoardContext = createContext<BoardPlaces>({
  columns: [],
  move: () => {},
  elsewhere: () => [],
});
