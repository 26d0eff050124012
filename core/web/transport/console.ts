const hidden = ['log', 'info', 'debug', 'warn'] as const;

/**
 * Section 2: console logging is hidden at start, in production builds. `localStorage.debug` brings
 * it back. Errors stay: they are how a person's report can be followed.
 */
export function hideConsole({ isProduction }: { readonly isProduction: boolean }): void {
  if (!isProduction || isDebugging()) return;
  for (const method of hidden) console[method] = () => {};
}

function isDebugging(): boolean {
  try {
    return localStorage.getItem('debug') !== null;
  } catch {
    return false;
  }
}
