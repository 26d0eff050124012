import { useEffect } from 'react';
import { useLiveConnection } from '#core/web/session/use-live.ts';
import { useOpenOfflineQueue } from '#core/web/sync/offline/use-offline-queue.ts';
import { nameCutTexts } from '#ui/whole-texts.ts';
import { usePreload } from './use-preload.ts';

/** What goes on while the shell is there, whatever the screen. */
export function useBackgroundWork(): void {
  usePreload();
  useLiveConnection();
  useOpenOfflineQueue();
  useEffect(nameCutTexts, []);
}
