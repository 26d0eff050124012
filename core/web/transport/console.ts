const hidden = ['log', 'info', 'debug', 'warn'] as const;

/**
 * Section 2: console logging is hidden at start, in production builds. `localStorage.debug` enables it.
 * Errors are always logged, to follow up bug reports.
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
