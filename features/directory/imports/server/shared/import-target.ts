import { importsOf, type ImportOf } from '#features/directory/imports/domain/import.ts';
import type { ImportTarget } from '#features/directory/imports/domain/import-target.ts';
import type { ServerFeature } from '#core/server/feature.ts';

/** What the server of a feature does with its records that are imported. */
export interface ServerImportTarget {
  readonly records: ImportTarget;
}

declare module '#core/server/feature.ts' {
  interface ServerSlots {
    /** Its records that can be imported. */
    readonly importTarget?: ServerImportTarget;
  }
}

export type ServerImportTargets = Readonly<Record<ImportOf, ServerImportTarget>>;

/** What the features bring, by type of record. @throws where one is missing: found at start */
export function importTargetsOf(features: readonly ServerFeature[]): ServerImportTargets {
  const targets = features.flatMap(({ importTarget }) => importTarget ?? []);
  const entries = importsOf.map((of) => {
    const target = targets.find(({ records }) => records.of === of);
    if (target === undefined) throw new Error(`Nobody brings what an import of ${of} needs.`);
    return [of, target] as const;
  });
  return Object.fromEntries(entries) as ServerImportTargets;
}
