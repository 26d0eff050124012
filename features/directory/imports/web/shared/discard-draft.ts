import type { QueryClient } from '@tanstack/react-query';
import { get, list, remove } from '#features/directory/imports/domain/endpoints.ts';
import type { ImportRecord } from '#features/directory/imports/domain/import-record.ts';
import { call } from '#core/web/transport/call.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';

/** Deletes an import that was not started, with its file. Without a trace, as nothing was done. */
export async function discardDraft(client: QueryClient, id: string): Promise<void> {
  const params = { id };
  const record = client.getQueryData<ImportRecord>(queryKeyOf(get, { params }));
  if (record?.state !== 'draft') return;
  await call(remove, { params }).catch(() => {});
  client.removeQueries({ queryKey: queryKeyOf(get, { params }) });
  void client.invalidateQueries({ queryKey: queryKeyOf(list) });
}
