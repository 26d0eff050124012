import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { upload as take } from '#features/directory/imports/domain/endpoints.ts';
import type { ImportOf } from '#features/directory/imports/domain/import.ts';
import { importLimits } from '#features/directory/imports/domain/limits.ts';
import { upload } from '#core/web/transport/upload.ts';
import { SelectField } from '#ui/SelectField.tsx';
import { UploadZone } from './UploadZone.tsx';
import { importUpload } from './import-upload.ts';
import { recordTypesOf, useImportTargets } from './use-import-targets.ts';

interface Props {
  /** A search that found nothing, for which it is made. */
  readonly searchedFor?: string | undefined;
}

/** Starts an import: type of record, and a file chosen or dropped. */
export function NewImport({ searchedFor }: Props) {
  const [of, setOf] = useState<ImportOf>('companies');
  const recordTypes = recordTypesOf(useImportTargets());
  const navigate = useNavigate();
  return (
    <section aria-label="New import">
      <UploadZone
        uploader={importUpload}
        destination={{
          mostBytes: importLimits.importUploadBytes,
          send: (file, sent) =>
            upload(take, { query: { name: file.name, of, searchedFor }, file }, sent),
        }}
        onArrived={(id) => void navigate({ to: '/admin/imports/$id', params: { id } })}
      >
        <div className="w-44">
          <SelectField
            label="Record type"
            isLabelHidden
            options={recordTypes}
            value={of}
            onChange={setOf}
          />
        </div>
      </UploadZone>
    </section>
  );
}
