import type { ImportState } from '#domain/imports/import.ts';
import { Pill } from '#web/ui/Tag.tsx';
import { stateWords } from './words.ts';

export function StatePill({ state }: { readonly state: ImportState }) {
  const { word, tone } = stateWords[state];
  return <Pill tone={tone}>{word}</Pill>;
}
