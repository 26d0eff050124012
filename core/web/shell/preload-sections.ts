import type { AnyRoute } from '@tanstack/react-router';
import type { Recovery } from '#core/web/transport/recovery.ts';

type Routes = Readonly<Record<string, AnyRoute | undefined>>;

/**
 * Fetches the code of sections before they are opened, one after the other, so that they open without a
 * network, too.
 */
export async function preloadSections(routes: Routes, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    // What has failed is not fetched again by the same document.
    if (navigator.onLine) await routes[path]?.options.component?.preload?.();
  }
}

/** Fetches code ahead once the server answers: what has failed is not fetched again by the same document. */
export async function fetchAhead(
  fetchCode: () => void,
  isReachable: () => Promise<boolean>,
  recovery: Pick<Recovery, 'wait'>,
): Promise<void> {
  if (!(await isReachable())) await recovery.wait(0);
  fetchCode();
}

/** Whether the browser asks for little traffic. Not every browser says so. */
export const isSavingData = (): boolean =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true;
