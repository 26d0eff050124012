import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closeToOthers } from '#core/platform/close-to-others.ts';

const leastCharacters = 32;

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Written to a temporary file and linked into place; never overwrites an existing one. */
function make(path: string): void {
  const unfinished = `${path}.new-${process.pid}`;
  writeFileSync(unfinished, randomBytes(48).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(unfinished, path);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(unfinished, { force: true });
  }
}

export const secretPath = (dataFolder: string): string => join(dataFolder, 'auth-secret');

/** Generated once and stored beside the data it protects: a backup without it cannot sign anybody in. */
export function loadOrCreateSecret(dataFolder: string): string {
  // As root, PostgreSQL runs as another user, who must enter it; what lies inside is closed.
  const isRoot = process.getuid?.() === 0;
  mkdirSync(dataFolder, { recursive: true, mode: isRoot ? 0o755 : 0o700 });
  const path = secretPath(dataFolder);
  if (read(path) === null) make(path);
  closeToOthers(path, 0o600);
  const secret = read(path) ?? '';
  if (secret.length < leastCharacters) throw new Error(`${path} holds no secret`);
  return secret;
}

/** The database's keys were encrypted with a secret other than this server's. */
export class SecretDoesNotFit extends Error {
  constructor(source: string) {
    super(
      `This database was made with another secret than ${source}. Without it no one could sign in, ` +
        'and links in emails would not work. Bring the secret of that installation: the file ' +
        'auth-secret of its data folder, or its AUTH_SECRET.',
    );
    this.name = 'SecretDoesNotFit';
  }
}
