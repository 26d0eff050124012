import type { AnyRoute } from '@tanstack/react-router';

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

/** Whether the browser asks for little traffic. Not every browser says so. */
export const isSavingData = (): boolean =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true;
