import type { QueryClient } from '@tanstack/react-query';
import { get } from '#domain/collections/endpoints.ts';
import { ask } from '#web/transport/ask.ts';
import { call } from '#web/transport/call.ts';
import { savingOf } from './use-change.ts';

/** The query for one collection, with what is still on its way to the server on top. */
export const readCollection = (client: QueryClient, id: string) => ({
  ...ask(get, { params: { id } }),
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    savingOf(client).received(await call(get, { params: { id } }, { signal })),
});
