import { createContext } from 'react';

/** Card state that changes without rendering the whole board. */
export interface BoardContextValue {
  /** The card that is open beside the board. */
  readonly openKey: string | undefined;
  /** Names of a company's sub-spaces, except for the column shown. */
  readonly elsewhere: (companyId: string, columnId: string) => readonly string[];
}

export const BoardContext = createContext<BoardContextValue>({
  openKey: undefined,
  elsewhere: () => [],
});
