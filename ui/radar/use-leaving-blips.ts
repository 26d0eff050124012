import { useEffect, useState } from 'react';
import type { RadarBlip } from './radar-types.ts';

const none: readonly RadarBlip[] = [];

/** The blips that were in the picture before and are no more, until they have faded. */
export function useLeavingBlips(blips: readonly RadarBlip[]): readonly RadarBlip[] {
  const [view, setView] = useState({ blips, leaving: none });
  if (view.blips !== blips) {
    const ids = new Set(blips.map(({ id }) => id));
    setView({ blips, leaving: view.blips.filter(({ id }) => !ids.has(id)) });
  }
  const { leaving } = view;
  useEffect(() => {
    if (leaving.length === 0) return undefined;
    const timer = setTimeout(
      () => setView((now) => (now.leaving === leaving ? { ...now, leaving: none } : now)),
      650,
    );
    return () => clearTimeout(timer);
  }, [leaving]);
  return leaving;
}
