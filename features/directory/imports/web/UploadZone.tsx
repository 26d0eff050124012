import { FileUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { formatBytes } from '#core/domain/format.ts';
import { importExtensions } from '#features/directory/imports/domain/import-file.ts';
import { buttonClasses } from '#ui/button-classes.ts';
import { UploadProgress } from './UploadProgress.tsx';
import type { ImportUploader, UploadDestination } from './import-upload.ts';
import { useImportUpload } from './use-import-upload.ts';

interface Props {
  readonly uploader: ImportUploader;
  readonly destination: UploadDestination;
  /** Opens the import once its file has arrived. */
  readonly onArrived: (id: string) => void;
  /** What is chosen beside the file. */
  readonly children?: ReactNode;
}

/** Starts an import with a file that is chosen or dropped. */
export function UploadZone({ uploader, destination, onArrived, children }: Props) {
  const sending = useImportUpload(uploader, onArrived);
  const take = (file: File | undefined) => file && uploader.send(file, destination);
  return (
    <DropZone
      aria-label="File to import"
      getDropOperation={() => (sending === null ? 'copy' : 'cancel')}
      onDrop={({ items }) => {
        const [dropped] = items;
        if (dropped?.kind === 'file') void dropped.getFile().then(take);
      }}
      className="flex flex-col items-center justify-center gap-4 rounded-card border border-dashed border-line-strong bg-raised px-4 py-8 text-control text-ink-2 transition-colors data-[drop-target]:border-accent data-[drop-target]:bg-accent-soft sm:px-6"
    >
      {sending === null ? (
        <>
          <span className="grid size-10 place-items-center rounded-full bg-accent-soft text-accent-ink">
            <FileUp aria-hidden className="size-5" strokeWidth={1.75} />
          </span>
          <div className="text-center">
            <p className="text-body font-medium text-ink">Drop a file here, or choose one</p>
            <p className="mt-1 text-ink-3">
              CSV, Excel (XLSX), JSON or JSON Lines, up to {formatBytes(destination.mostBytes)}. You
              see a preview before anything is imported.
            </p>
          </div>
          <div className="flex flex-wrap items-center justify-center gap-2">
            {children}
            <FileTrigger
              acceptedFileTypes={[...importExtensions]}
              onSelect={(files) => take(files?.[0])}
            >
              <Button className={buttonClasses('primary', 'medium')}>Choose a file…</Button>
            </FileTrigger>
          </div>
        </>
      ) : (
        <UploadProgress uploader={uploader} sending={sending} />
      )}
    </DropZone>
  );
}
