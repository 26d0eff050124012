import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { get, list } from '#features/imports/domain/endpoints.ts';
import { keyOf } from '#core/web/transport/ask.ts';
import { importSending, type Sending } from './sending.ts';

/** The file that is being sent. Whoever is here when it has arrived goes on with it at once. */
export function useSending(): Sending | null {
  const client = useQueryClient();
  const navigate = useNavigate();
  useEffect(
    () =>
      importSending.onArrived((record) => {
        const { id } = record;
        client.setQueryData(keyOf(get, { params: { id } }), record);
        // Read when it is looked at again: the page is about to be left.
        void client.invalidateQueries({ queryKey: keyOf(list), refetchType: 'none' });
        void navigate({ to: '/admin/imports/$id', params: { id } });
      }),
    [client, navigate],
  );
  return useSyncExternalStore(importSending.subscribe, importSending.current);
}
