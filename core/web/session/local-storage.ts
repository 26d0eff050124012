/**
 * Local storage that may be missing, full or forbidden: then nothing is remembered, and nothing
 * breaks. No secret is ever put here.
 */
export function writeLocalStorage(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The next start begins without it.
  }
}

export function readLocalStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function removeFromLocalStorage(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // It could not have been remembered either.
  }
}
