import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { get, list } from '#features/directory/imports/domain/endpoints.ts';
import type { ImportRecord } from '#features/directory/imports/domain/import-record.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import type { ImportUpload, ImportUploader } from './import-upload.ts';

/** The current upload. Opens the import when it is complete and the screen is still open. */
export function useImportUpload(
  uploader: ImportUploader,
  open: (id: string) => void,
): ImportUpload | null {
  const client = useQueryClient();
  const arrived = useEffectEvent((record: ImportRecord) => {
    const { id } = record;
    client.setQueryData(queryKeyOf(get, { params: { id } }), record);
    // Fetched again later: the page is about to be left.
    void client.invalidateQueries({ queryKey: queryKeyOf(list), refetchType: 'none' });
    open(id);
  });
  useEffect(() => uploader.onArrived((record) => arrived(record)), [uploader]);
  return useSyncExternalStore(uploader.subscribe, uploader.current);
}
