import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { Button as PlainButton } from 'react-aria-components/Button';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { formatBytes } from '#core/domain/format.ts';
import { importExtensions } from '#features/imports/domain/import-file.ts';
import { importsOf, type ImportOf } from '#features/imports/domain/import.ts';
import { importLimits } from '#features/imports/domain/limits.ts';
import { buttonClasses } from '#ui/button-classes.ts';
import { SelectField } from '#ui/SelectField.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import { importUpload } from './import-upload.ts';
import { useImportUpload } from './use-import-upload.ts';
import { recordTypeLabels } from './import-labels.ts';

const options = importsOf.map((value) => ({ value, label: recordTypeLabels[value] }));

/** Starts an import: type of record, and a file chosen or dropped. */
export function NewImport() {
  const [of, setOf] = useState<ImportOf>('companies');
  const sending = useImportUpload();
  const take = (file: File | undefined) => file && importUpload.send(file, of);
  return (
    <section aria-label="New import">
      <DropZone
        aria-label="File to import"
        getDropOperation={() => (sending === null ? 'copy' : 'cancel')}
        onDrop={({ items }) => {
          const [dropped] = items;
          if (dropped?.kind === 'file') void dropped.getFile().then(take);
        }}
        className="flex flex-col items-center justify-center gap-4 rounded-card border border-dashed border-line-strong bg-surface px-4 py-8 text-control text-ink-2 transition-colors data-[drop-target]:border-accent data-[drop-target]:bg-accent-soft sm:px-6"
      >
        {sending === null ? (
          <>
            <span className="grid size-10 place-items-center rounded-full bg-accent-soft text-accent-ink">
              <FileUp aria-hidden className="size-5" strokeWidth={1.75} />
            </span>
            <div className="text-center">
              <p className="text-body font-medium text-ink">Drop a file here, or choose one</p>
              <p className="mt-1 text-ink-3">
                CSV, Excel (XLSX), JSON or JSON Lines, up to{' '}
                {formatBytes(importLimits.importUploadBytes)}. Nothing is imported before you have
                seen what it will do.
              </p>
            </div>
            <div className="flex flex-wrap items-center justify-center gap-2">
              <div className="w-44">
                <SelectField
                  label="It holds"
                  isLabelHidden
                  options={options}
                  value={of}
                  onChange={setOf}
                />
              </div>
              <FileTrigger
                acceptedFileTypes={[...importExtensions]}
                onSelect={(files) => take(files?.[0])}
              >
                <PlainButton className={buttonClasses('primary', 'medium')}>
                  Choose a file…
                </PlainButton>
              </FileTrigger>
            </div>
          </>
        ) : (
          <UploadProgress sending={sending} />
        )}
      </DropZone>
    </section>
  );
}
