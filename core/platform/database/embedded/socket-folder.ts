import { createHash } from 'node:crypto';
import { chmod, chown, lstat, mkdir, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A Unix socket's whole path has to fit into 107 bytes; PostgreSQL adds `/.s.PGSQL.5432.lock`. */
const longestFolderBytes = 107 - '/.s.PGSQL.5432.lock'.length;

type Owner = { uid: number; gid: number } | null;

export interface SocketFolder {
  readonly path: string;
  /** Deletes the folder if it is outside the data folder. */
  remove(): Promise<void>;
}

/** The socket's folder: in the data folder, or in the temporary folder when that path is too long. */
function placeOf(clusterFolder: string): string {
  const beside = join(clusterFolder, 'run');
  if (Buffer.byteLength(beside) <= longestFolderBytes) return beside;
  const name = createHash('sha256').update(clusterFolder).digest('hex').slice(0, 16);
  return join(tmpdir(), `outrider-${name}`);
}

/** In a world-writable folder, somebody else could have created it. */
async function insistOnOwnFolder(path: string, owner: Owner): Promise<void> {
  if (process.getuid === undefined) return;
  const stats = await lstat(path);
  const ours = [process.getuid(), owner?.uid];
  if (stats.isDirectory() && ours.includes(stats.uid)) return;
  throw new Error(`The folder ${path}, which Outrider needs, belongs to another user. Remove it.`);
}

/** Creates the folder, accessible to the server's user only. */
export async function openSocketFolder(clusterFolder: string, owner: Owner): Promise<SocketFolder> {
  const path = placeOf(clusterFolder);
  await mkdir(path, { recursive: true, mode: 0o700 });
  await insistOnOwnFolder(path, owner);
  await chmod(path, 0o700);
  if (owner) await chown(path, owner.uid, owner.gid);
  const outside = !path.startsWith(clusterFolder);
  return {
    path,
    remove: async () => {
      if (outside) await rmdir(path).catch(() => {});
    },
  };
}
