import { createContext } from 'react';
import type { SpaceColumn } from './space-columns.ts';

/** What the cards of a board need of it only once somebody asks where they can go. */
export interface BoardPlaces {
  readonly columns: readonly SpaceColumn[];
  readonly move: (key: string, from: string, to: string) => void;
}

export const BoardContext = createContext<BoardPlaces>({ columns: [], move: () => {} });
