import { sendFile } from '#features/cases/public-pages/domain/endpoints.ts';
import { upload } from '#core/web/transport/upload.ts';
import { submissionLimits } from '#features/cases/submissions/domain/limits.ts';
import type { SavedFile } from './draft.ts';
import { useUploads } from '#features/cases/files/web/shared/use-uploads.ts';

/** The uploads of an opportunity's form. */
export const useFormUploads = (
  opportunityId: string,
  saved: readonly SavedFile[],
  onSaved: (file: SavedFile) => void,
) =>
  useUploads({
    send: (file, options) =>
      upload(
        sendFile,
        { params: { id: opportunityId }, query: { name: file.name }, file },
        options,
      ),
    saved,
    onSaved,
    most: submissionLimits.filesMost,
  });
