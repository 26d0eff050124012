import type { FunctionComponent } from 'react';
import type { ImportRecord } from '#features/directory/imports/domain/import-record.ts';
import type { ImportTarget } from '#features/directory/imports/domain/import-target.ts';

/** What screens show of a feature's records that are imported. */
export interface WebImportTarget {
  readonly records: ImportTarget;
  /** Leads to what an import brought. */
  readonly ImportedLink: FunctionComponent<{ readonly record: ImportRecord }>;
}

declare module '#core/web/feature.ts' {
  interface WebSlots {
    /** Its records that can be imported. */
    readonly importTarget?: () => Promise<WebImportTarget>;
  }
}
