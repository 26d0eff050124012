import type { KnownFeature } from '#core/web/feature.ts';
import type { PaletteSource } from './palette.ts';

type Sources = Promise<readonly PaletteSource[]>;

const fetched = new WeakMap<readonly KnownFeature[], Sources>();

/** What the features bring to the palette. Fetched once; a failure is told, and tried again later. */
export function paletteSources(features: readonly KnownFeature[]): Sources {
  const before = fetched.get(features);
  if (before) return before;
  const sources = Promise.all(features.flatMap(({ palette }) => (palette ? [palette()] : [])));
  fetched.set(features, sources);
  sources.catch(() => fetched.delete(features));
  return sources;
}
