import type { ImportState } from '#features/directory/imports/domain/import.ts';
import { Pill } from '#ui/Tag.tsx';
import { importStateLabels } from './import-labels.ts';

export function StatePill({ state }: { readonly state: ImportState }) {
  const { word, tone } = importStateLabels[state];
  return <Pill tone={tone}>{word}</Pill>;
}
