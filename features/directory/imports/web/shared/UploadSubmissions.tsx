import { useEffect, useEffectEvent } from 'react';
import { uploadSubmissions } from '#features/directory/imports/domain/endpoints.ts';
import { submissionsUpload as uploader } from '#features/directory/imports/web/import-upload.ts';
import { UploadZone } from '#features/directory/imports/web/UploadZone.tsx';
import { limits } from '#core/domain/limits.ts';
import { upload } from '#core/web/transport/upload.ts';

interface Props {
  readonly opportunityId: string;
  readonly onArrived: (importId: string) => void;
}

const isTyped = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;

/** Cells copied in a spreadsheet, as the file that it would save. Null: no rows. */
function pastedFile({ clipboardData, target }: ClipboardEvent): File | null {
  const text = clipboardData?.getData('text/plain') ?? '';
  return isTyped(target) || !text.trim().includes('\n')
    ? null
    : new File([text], 'Pasted rows.tsv', { type: 'text/tab-separated-values' });
}

/** Starts an import of submissions into an opportunity, by a file or by pasting rows. */
export function UploadSubmissions({ opportunityId, onArrived }: Props) {
  const params = { id: opportunityId };
  const destination = {
    mostBytes: limits.importFileBytes,
    send: (file: File, sent: Parameters<typeof upload>[2]) =>
      upload(uploadSubmissions, { params, query: { name: file.name }, file }, sent),
  };
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const file = pastedFile(event);
    if (file) uploader.send(file, destination);
  });
  useEffect(() => {
    const take = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', take);
    return () => {
      document.removeEventListener('paste', take);
      // Nobody would open it when it arrives.
      uploader.stop();
    };
  }, []);
  return <UploadZone uploader={uploader} destination={destination} onArrived={onArrived} />;
}
