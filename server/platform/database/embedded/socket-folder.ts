import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A Unix socket's whole path has to fit into 107 bytes; PostgreSQL adds `/.s.PGSQL.5432.lock`. */
const longestFolderBytes = 107 - '/.s.PGSQL.5432.lock'.length;

/** Where the socket lies: in the data folder, or under the temporary one when that path is too long. */
export function socketFolder(clusterFolder: string): string {
  const beside = join(clusterFolder, 'run');
  if (Buffer.byteLength(beside) <= longestFolderBytes) return beside;
  const name = createHash('sha256').update(clusterFolder).digest('hex').slice(0, 16);
  return join(tmpdir(), `outrider-${name}`);
}
