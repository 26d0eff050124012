import { missingPlace } from '#features/imports/domain/place.ts';
import { refused } from '#core/platform/http/refused.ts';
import { demandFile } from './acting.ts';
import type { ImportEngine } from './import-engine.ts';
import type { ImportRow } from './plan.ts';
import { readable } from './sentences.ts';

/** How the file is understood, or the refusal that says why it cannot be. */
export async function understood(engine: ImportEngine, row: ImportRow) {
  demandFile(row);
  return readable(row, engine.look(row));
}

/** How the file is read and what its columns are, as the check and the import will take it. */
export async function settled(engine: ImportEngine, row: ImportRow) {
  const what = missingPlace(row);
  if (what !== null) throw refused('import.noPlace', { what });
  const { format, mapping, columns, problems } = await understood(engine, row);
  const [problem] = problems;
  if (problem !== undefined) throw refused('import.mapping', { problem });
  return { format, mapping, columns: columns.map(({ name }) => name) };
}
