import type { ImportState } from '#features/imports/domain/import.ts';
import { Pill } from '#ui/Tag.tsx';
import { stateWords } from './words.ts';

export function StatePill({ state }: { readonly state: ImportState }) {
  const { word, tone } = stateWords[state];
  return <Pill tone={tone}>{word}</Pill>;
}
