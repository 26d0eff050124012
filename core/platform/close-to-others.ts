import { chmodSync, statSync } from 'node:fs';

/**
 * Takes the rights of others away, as after `chmod -R` of the data folder: PostgreSQL does not start on a
 * folder that others may enter, and a secret that others read is none.
 */
export function closeToOthers(path: string, mode: 0o600 | 0o700): void {
  if (process.platform === 'win32' || (statSync(path).mode & 0o077) === 0) return;
  try {
    chmodSync(path, mode);
  } catch {
    throw new Error(
      `Others have access to ${path}, which Outrider must keep to itself. ` +
        `As its owner, or as root, run: chmod ${mode.toString(8)} ${path}`,
    );
  }
}
