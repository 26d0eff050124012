import { useQueryClient } from '@tanstack/react-query';
import { discardDraft } from '#features/directory/imports/web/shared/discard-draft.ts';
import { SubmissionsImport } from '#features/directory/imports/web/shared/SubmissionsImport.tsx';
import { UploadSubmissions } from '#features/directory/imports/web/shared/UploadSubmissions.tsx';
import { get } from '#features/cases/opportunities/domain/endpoints.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { invalidateSubmissions } from '#features/cases/submissions/web/shared/submission-cache.ts';
import { newImport } from '#features/cases/submissions/web/search-params.ts';

interface Props {
  readonly opportunityId: string;
  /** The open import, or `new`. */
  readonly importId: string;
  readonly onChange: (importId: string | undefined) => void;
}

/** Imports a file of submissions into an opportunity. */
export function ImportDialog({ opportunityId, importId, onChange }: Props) {
  const client = useQueryClient();
  const leave = (next: string | undefined) => {
    if (importId !== newImport) void discardDraft(client, importId);
    onChange(next);
  };
  return (
    <DialogFrame
      title="Import submissions"
      lead="A file, or rows pasted from a spreadsheet. Rows with a known id update that submission."
      width="wide"
      isStrict
      isSheet
      onClose={() => leave(undefined)}
    >
      {importId === newImport ? (
        <UploadSubmissions opportunityId={opportunityId} onArrived={onChange} />
      ) : (
        <SubmissionsImport
          key={importId}
          id={importId}
          onChanged={() => {
            invalidateSubmissions(client);
            void client.invalidateQueries({ queryKey: queryKeyOf(get) });
          }}
          onChooseAnother={() => leave(newImport)}
        />
      )}
    </DialogFrame>
  );
}
