import { createContext } from 'react';

/** What of a card changes while the others, and what else is on it, stay as they are drawn. */
export interface BoardContextValue {
  /** The card that is open beside the board. */
  readonly openKey: string | undefined;
  /** The names of the sub-spaces that a company is in, besides the column that it is seen in. */
  readonly elsewhere: (companyId: string, columnId: string) => readonly string[];
}

export const BoardContext = createContext<BoardContextValue>({
  openKey: undefined,
  elsewhere: () => [],
});
