import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { get, list } from '#features/imports/domain/endpoints.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { importUpload, type ImportUpload } from './import-upload.ts';

/** The current upload. Opens the import when it is complete and the page is still open. */
export function useImportUpload(): ImportUpload | null {
  const client = useQueryClient();
  const navigate = useNavigate();
  useEffect(
    () =>
      importUpload.onArrived((record) => {
        const { id } = record;
        client.setQueryData(queryKeyOf(get, { params: { id } }), record);
        // Fetched again later: the page is about to be left.
        void client.invalidateQueries({ queryKey: queryKeyOf(list), refetchType: 'none' });
        void navigate({ to: '/admin/imports/$id', params: { id } });
      }),
    [client, navigate],
  );
  return useSyncExternalStore(importUpload.subscribe, importUpload.current);
}
