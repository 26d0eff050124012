import { isDeepStrictEqual } from 'node:util';
import { importRefusals } from '#features/directory/imports/domain/refusals.ts';
import { missingDestination } from '#features/directory/imports/domain/import-destination.ts';
import { refusalOfAction } from '#features/directory/imports/domain/import-actions.ts';
import { refused, StalePreparation, throwIfRefused } from '#core/platform/http/refused.ts';
import { assertHasFile } from './import-actions.ts';
import type { ImportEngine } from './import-engine.ts';
import { readerOf } from './plan.ts';
import type { ImportRow } from './tables.ts';
import { assertMayRead } from '#core/server/workers/read-in-thread.ts';
import { refuseIfUnreadable } from './error-messages.ts';

/** Format and columns of the file, or the refusal with the reason. */
export async function loadImportReading(engine: ImportEngine, row: ImportRow, signal: AbortSignal) {
  assertHasFile(row);
  assertMayRead(readerOf(row));
  return refuseIfUnreadable(row, engine.look(row, signal));
}

/** The settings that the check and the import will use. */
async function resolveSettings(engine: ImportEngine, row: ImportRow, signal: AbortSignal) {
  const what = missingDestination(engine.recordsOf(row.of), row);
  if (what !== null) throw refused(importRefusals['import.noPlace'], { what });
  const { format, mapping, columns, problems } = await loadImportReading(engine, row, signal);
  const [problem] = problems;
  if (problem !== undefined) throw refused(importRefusals['import.mapping'], { problem });
  return { format, mapping, columns: columns.map(({ name }) => name) };
}

/**
 * Reads the file of an import that is about to be checked: slow, so not within a transaction.
 * @throws Refused when it cannot be checked now, or not be read
 */
export async function readForCheck(engine: ImportEngine, row: ImportRow, signal: AbortSignal) {
  throwIfRefused(refusalOfAction('dryRun', row.state));
  const settings = await resolveSettings(engine, row, signal);
  const readAs = ({ filePath, of, format, mapping, kind }: ImportRow) => [
    filePath,
    of,
    format,
    mapping,
    kind,
  ];
  return {
    /** What was found, unless the import was changed meanwhile. @throws StalePreparation */
    for: (now: ImportRow) => {
      if (!isDeepStrictEqual(readAs(now), readAs(row))) throw new StalePreparation();
      return settings;
    },
  };
}
