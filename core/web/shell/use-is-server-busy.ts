import { useSyncExternalStore } from 'react';
import { callsOfBusyServer } from '#core/web/transport/waiting-calls.ts';

/** Whether a call is being tried again because the server is too busy for it. */
export const useIsServerBusy = (): boolean =>
  useSyncExternalStore(callsOfBusyServer.subscribe, callsOfBusyServer.isAny);
