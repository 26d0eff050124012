let named: string | null = null;
const listeners = new Set<() => void>();

/** The build of the page that the server has, as its last answer named it, for `useSyncExternalStore`. */
export const serverBuild = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: () => named,
};

export function noteBuild(build: string | null): void {
  if (build === null || build === named) return;
  named = build;
  for (const listener of listeners) listener();
}
