import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useFeatures } from '#core/web/features-context.ts';
import { isReachable } from '#core/web/transport/is-reachable.ts';
import { recovery } from '#core/web/transport/recovery.ts';
import { paletteSources } from './palette-sources.ts';
import { fetchAhead, isSavingData, preloadSections } from './preload-sections.ts';
import { useSections } from './use-sections.ts';

export const fetchPalette = () => import('./CommandPalette.tsx');

/** Until nothing else is loading. */
const pauseMs = 10_000;

/** Fetches what the frame and its sections need next, so that it is there at once, or without a network. */
export function usePreload(): void {
  const features = useFeatures();
  const sections = useSections();
  const { routesByPath } = useRouter();
  const preload = useEffectEvent(() => {
    // Keys typed right after the first Ctrl K must not be lost.
    void fetchPalette();
    void paletteSources(features);
    const paths = sections.map(({ to }) => to);
    if (!isSavingData()) void preloadSections(routesByPath, paths);
  });
  useEffect(() => {
    const timer = setTimeout(
      () => void fetchAhead(() => preload(), isReachable, recovery),
      pauseMs,
    );
    return () => clearTimeout(timer);
  }, []);
}
