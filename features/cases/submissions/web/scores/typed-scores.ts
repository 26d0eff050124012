import { createContext } from 'react';

/** Digits that were typed for scores, and are not entered yet: the form may still be loading. */
export interface TypedScores {
  readonly digits: readonly number[];
  /** The first of them was entered. */
  readonly onEntered: () => void;
}

export const TypedScoresContext = createContext<TypedScores>({
  digits: [],
  onEntered: () => undefined,
});
