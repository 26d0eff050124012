import type { FunctionComponent } from 'react';
import type { ImportMapping } from '#features/directory/imports/domain/import.ts';
import type { ImportRecord } from '#features/directory/imports/domain/import-record.ts';
import type { ImportTarget } from '#features/directory/imports/domain/import-target.ts';
import type { ImportSettings } from '#features/directory/imports/domain/settings.ts';

export interface SettingsProps {
  readonly record: ImportRecord;
  readonly settle: (changes: Partial<ImportSettings>) => void;
}

export interface ColumnSettingsProps extends SettingsProps {
  readonly mapping: ImportMapping;
}

/** What screens show of a feature's records that are imported. */
export interface WebImportTarget {
  readonly records: ImportTarget;
  /** Chooses what they are imported into. */
  readonly DestinationFields: FunctionComponent<SettingsProps>;
  /** What they are imported into, where it is neither a corporation nor an opportunity. */
  readonly placeOf?: (record: ImportRecord) => string | null;
  /** What else is asked about the columns. */
  readonly ColumnFields?: FunctionComponent<ColumnSettingsProps>;
  /** Leads to what an import brought. */
  readonly ImportedLink: FunctionComponent<{ readonly record: ImportRecord }>;
  /** What stands below the list of imports. */
  readonly BelowList?: FunctionComponent;
}

declare module '#core/web/feature.ts' {
  interface WebSlots {
    /** Its records that can be imported. */
    readonly importTarget?: () => Promise<WebImportTarget>;
  }
}
