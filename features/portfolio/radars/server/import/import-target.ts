import { formatBytes } from '#core/domain/format.ts';
import type { UploadTarget } from '#core/server/endpoints/uploads.ts';
import type { FileStore } from '#core/platform/files/open-file-store.ts';
import { refused } from '#core/platform/http/refused.ts';
import { radarLimits } from '#features/portfolio/radars/domain/limits.ts';
import { radarRefusals } from '#features/portfolio/radars/domain/refusals.ts';

/** Where a file is while it is read. */
export const targetOf = (files: FileStore): UploadTarget => ({
  files,
  mostBytes: radarLimits.importBytes,
  tooLarge: () =>
    refused(radarRefusals['radar.fileTooLarge'], {
      most: formatBytes(radarLimits.importBytes, 'en'),
    }),
  // What it is shows when it is read.
  typeOf: () => ({ contentType: 'application/octet-stream' }),
});
