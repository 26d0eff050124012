import type { ImportOptions } from '#features/portfolio/radar-imports/domain/radar-import.ts';
import { previewImport, runImport } from '#features/portfolio/radar-imports/domain/endpoints.ts';
import { upload } from '#core/web/transport/upload.ts';

const inputOf = (file: File, options: ImportOptions) => ({
  file,
  query: { name: file.name, options: JSON.stringify(options) },
});

/** What importing a file would do. Nothing is stored. */
export const previewFile = (file: File, options: ImportOptions) =>
  upload(previewImport, inputOf(file, options));

export const importFile = (file: File, options: ImportOptions) =>
  upload(runImport, inputOf(file, options));
