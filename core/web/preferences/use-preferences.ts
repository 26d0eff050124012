import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import type { Preferences } from '#core/domain/preferences.ts';
import { setRegion } from '#ui/date-formats.ts';
import { setTheme } from '#ui/theme.ts';
import { setCharacterShortcuts } from '#ui/use-keyboard-shortcuts.ts';
import { preferences } from './preference-store.ts';

/** The choices of the signed-in person. Changed with `preferences.choose`. */
export const usePreferences = (): Preferences =>
  useSyncExternalStore(preferences.subscribe, preferences.getSnapshot);

/** Whether they are known, from this device or from the server. */
export const useArePreferencesReady = (): boolean =>
  useSyncExternalStore(preferences.subscribe, preferences.isReady);

/**
 * Opens the choices of a person for everything below, and keeps them in step with the server once
 * their record is there.
 */
export function usePreferencesOf(uid: string | null, hasRecord: boolean): void {
  // While rendering, so that the first paint has them.
  preferences.open(uid);
  useLayoutEffect(() => preferences.publish(), [uid]);
  const { theme, locale, timeZone, shortcuts } = usePreferences();
  useLayoutEffect(
    () => setRegion({ locale: locale ?? undefined, timeZone: timeZone ?? undefined }),
    [locale, timeZone],
  );
  useLayoutEffect(() => setCharacterShortcuts(shortcuts !== 'off'), [shortcuts]);
  useEffect(() => {
    if (theme !== null) setTheme(theme);
  }, [theme]);
  useEffect(() => {
    if (uid === null || !hasRecord) return undefined;
    let isOver = false;
    let stop: (() => void) | undefined;
    import('./preference-sync.ts').then(
      ({ syncPreferences }) => {
        if (!isOver) stop = syncPreferences(uid);
      },
      () => preferences.receive(null),
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [uid, hasRecord]);
}
