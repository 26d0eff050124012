import { formatBytes } from '#core/domain/format.ts';
import type { UploadTarget } from '#core/server/endpoints/uploads.ts';
import type { FileStore } from '#core/platform/files/open-file-store.ts';
import { refused } from '#core/platform/http/refused.ts';
import { importLimits } from '#features/portfolio/radar-imports/domain/limits.ts';
import { importRefusals } from '#features/portfolio/radar-imports/domain/refusals.ts';

/** Where a file is while it is read. */
export const targetOf = (files: FileStore): UploadTarget => ({
  files,
  mostBytes: importLimits.bytes,
  tooLarge: () =>
    refused(importRefusals['radar.fileTooLarge'], {
      most: formatBytes(importLimits.bytes, 'en'),
    }),
  // What it is shows when it is read.
  typeOf: () => ({ contentType: 'application/octet-stream' }),
});
