import { useSyncExternalStore } from 'react';
import { callsRetriedOnBusy } from '#core/web/transport/retrying-calls.ts';

/** Whether a call is being tried again because the server is too busy for it. */
export const useIsServerBusy = (): boolean =>
  useSyncExternalStore(callsRetriedOnBusy.subscribe, callsRetriedOnBusy.isAny);
