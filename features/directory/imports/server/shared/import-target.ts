import {
  importsOf,
  type ImportMapping,
  type ImportOf,
} from '#features/directory/imports/domain/import.ts';
import type { ImportTarget } from '#features/directory/imports/domain/import-target.ts';
import type { FormQuestions } from '#features/directory/imports/domain/mapping.ts';
import type { ImportRow } from '#features/directory/imports/server/tables.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { ServerSlots } from '#core/server/feature.ts';
import type { CellReadOptions, RecordTarget } from './record-target.ts';

/** What the server of a feature does with its records that are imported. */
export interface ServerImportTarget {
  readonly records: ImportTarget;
  /** The column with a record's name. Their table is called as they are. */
  readonly nameColumn: string;
  /** Guesses the fields of columns whose names say nothing, by the text of each one's first cells. */
  guessFields?(
    columns: readonly string[],
    cells: readonly (readonly string[])[],
    named: ImportMapping,
  ): ImportMapping;
  /** The questions whose answers a column may have. */
  questionsOf?(db: Queryable, row: ImportRow): Promise<FormQuestions>;
  /** In which times that name no zone are meant. Default: UTC. */
  timeZoneOf?(db: Queryable, row: ImportRow): Promise<string | null>;
  /**
   * Where the rows of an import go.
   * @param publicUrl the base address of the app
   * @throws UnreadableFile where the destination is not chosen
   */
  open(
    row: ImportRow,
    reading: CellReadOptions,
    publicUrl: string,
  ): RecordTarget<unknown> | Promise<RecordTarget<unknown>>;
}

declare module '#core/server/feature.ts' {
  interface ServerSlots {
    /** Its records that can be imported. */
    readonly importTarget?: ServerImportTarget;
  }
}

export type ServerImportTargets = Readonly<Record<ImportOf, ServerImportTarget>>;

/** What the features bring, by type of record. @throws where one is missing: found at start */
export function importTargetsOf(features: readonly ServerSlots[]): ServerImportTargets {
  const targets = features.flatMap(({ importTarget }) => importTarget ?? []);
  const entries = importsOf.map((of) => {
    const target = targets.find(({ records }) => records.of === of);
    if (target === undefined) throw new Error(`No feature provides what an import of ${of} needs.`);
    return [of, target] as const;
  });
  return Object.fromEntries(entries) as ServerImportTargets;
}
