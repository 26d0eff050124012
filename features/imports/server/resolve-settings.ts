import { importRefusals } from '#features/imports/domain/refusals.ts';
import { missingDestination } from '#features/imports/domain/import-destination.ts';
import { refused } from '#core/platform/http/refused.ts';
import { assertHasFile } from './import-actions.ts';
import type { ImportEngine } from './import-engine.ts';
import type { ImportRow } from './plan.ts';
import { refuseIfUnreadable } from './error-messages.ts';

/** Format and columns of the file, or the refusal with the reason. */
export async function loadImportReading(engine: ImportEngine, row: ImportRow) {
  assertHasFile(row);
  return refuseIfUnreadable(row, engine.look(row));
}

/** The settings that the check and the import will use. */
export async function resolveSettings(engine: ImportEngine, row: ImportRow) {
  const what = missingDestination(row);
  if (what !== null) throw refused(importRefusals['import.noPlace'], { what });
  const { format, mapping, columns, problems } = await loadImportReading(engine, row);
  const [problem] = problems;
  if (problem !== undefined) throw refused(importRefusals['import.mapping'], { problem });
  return { format, mapping, columns: columns.map(({ name }) => name) };
}
