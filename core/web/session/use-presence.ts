import { useSyncExternalStore } from 'react';
import type { PeopleHere, Topic } from '#core/domain/live/live.ts';
import { liveLine } from '#core/web/transport/live.ts';
import { useLive } from './use-live.ts';

/** Who else is looking at this now; whoever asks is looking at it, too. */
export function usePresence(topic: Topic): PeopleHere {
  useLive(topic);
  return useSyncExternalStore(liveLine.present.subscribe, () => liveLine.present.on(topic));
}
