/**
 * Local storage that may be missing, full or blocked: then nothing is saved and nothing fails. No
 * secret is ever stored here.
 */
export function writeLocalStorage(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Not saved.
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
    // Then it was not saved either.
  }
}
