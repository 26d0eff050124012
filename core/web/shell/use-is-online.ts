import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);

/** Whether the device has a network. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(subscribe, () => onlineManager.isOnline());
