import { useSyncExternalStore } from 'react';
import type { Flag } from '#core/web/transport/flag.ts';

export const useFlag = ({ subscribe, isSet }: Flag): boolean =>
  useSyncExternalStore(subscribe, isSet);
