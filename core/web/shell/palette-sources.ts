import type { KnownFeature } from '#core/web/feature.ts';
import type { PaletteSource } from './palette.ts';

type Sources = Promise<readonly PaletteSource[]>;

const fetched = new WeakMap<readonly KnownFeature[], Sources>();

/** The features' sources for the palette. Loaded once; a failure is shown, and retried later. */
export function paletteSources(features: readonly KnownFeature[]): Sources {
  const before = fetched.get(features);
  if (before) return before;
  const sources = Promise.all(features.flatMap(({ palette }) => (palette ? [palette()] : [])));
  fetched.set(features, sources);
  sources.catch(() => fetched.delete(features));
  return sources;
}
