const slotMs = 1000;

/**
 * One timer for the heartbeats of all streams, which are divided into slots: thousands of them are not
 * written to at once.
 */
export function openBeats(everyMs: number) {
  const slots = Array.from(
    { length: Math.max(1, Math.round(everyMs / slotMs)) },
    () => new Set<() => void>(),
  );
  let joined = 0;
  let ticks = 0;
  const timer = setInterval(() => {
    for (const beat of slots[ticks++ % slots.length] ?? []) beat();
  }, everyMs / slots.length).unref();

  return {
    /** Calls back once in every period. Returns a function that ends it. */
    join(beat: () => void): () => void {
      const slot = slots[joined++ % slots.length];
      slot?.add(beat);
      return () => void slot?.delete(beat);
    },
    close: () => clearInterval(timer),
  };
}
