import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * Where the server names the data folder or has means to write a file, and why no other node misses what lies
 * there. What people send or are given belongs to a store of `core/server/files.ts`.
 */
const reasons: Readonly<Record<string, string>> = {
  'app/server/app.ts': 'names the folder of earlier builds and the disk that is watched',
  'app/server/main.ts': 'makes the folder for temporary files',
  'core/platform/archive/write-archive.ts': 'writes a backup to where its caller says',
  'core/platform/database/embedded/cluster.ts': 'the embedded database, of one machine',
  'core/platform/database/embedded/initialise.ts': 'the embedded database, of one machine',
  'core/platform/database/embedded/instance-lock.ts': 'the embedded database, of one machine',
  'core/platform/database/embedded/open-embedded.ts': 'the embedded database, of one machine',
  'core/platform/database/embedded/socket-folder.ts': 'the embedded database, of one machine',
  'core/platform/database/locks.ts': 'names a lock',
  'core/platform/database/open-database.ts': 'the embedded database, of one machine',
  'core/platform/files/disk-storage.ts': 'a folder that nodes share, or of one machine',
  'core/platform/files/open-file-store.ts': 'what is under way to a store, or read from it',
  'core/platform/files/receive-file.ts': 'what is under way to a store',
  'core/platform/files/zip-mark.ts': 'reads',
  'core/platform/http/earlier-builds.ts': 'a copy of what the machine itself was given to serve',
  'core/platform/images/open-image-cache.ts': 'a cache: another node fetches the picture, too',
  'core/server/files.ts': 'the stores',
  'core/server/images.ts': 'a cache: another node fetches the picture, too',
  'core/server/server-secret.ts': 'with a database of your own AUTH_SECRET is required',
  'core/server/settings.ts': 'the setting itself',
  'features/directory/imports/server/files/encoding.ts': 'reads',
  'features/directory/search/server/engine/embedding/encoder-files.ts': 'reads',
  'features/directory/search/server/open-index.ts': 'a folder that nodes share, or of one machine',
  'features/operations/backups/server/backup-folder.ts': 'BACKUP_DIR, which nodes share',
  'features/portfolio/radar-imports/server/imported-files.ts':
    'a file is there only while the request that sent it is answered',
};

const fromFileSystem = /import \{([^}]*)\} from 'node:fs(?:\/promises)?'/gu;
const writes =
  /^(?:appendFile|copyFile|cp|createWriteStream|link|mkdir|mkdtemp|open|rename|symlink|writeFile)(?:Sync)?\b/u;

/** Whether a file may put something on the disk of its machine. */
function isAtDisk(text: string): boolean {
  const names = [...text.matchAll(fromFileSystem)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.trim()),
  );
  return /\bdataFolder\b|\bopenFileStore\(/u.test(text) || names.some((name) => writes.test(name));
}

test('Nothing is kept on the disk of one node that another one needs', () => {
  const paths = globSync('{app,core/platform,core/server,features/*/*/{server,demo}}/**/*.ts');
  const atDisk = paths.filter(
    (path) => !path.includes('.test.') && isAtDisk(readFileSync(path, 'utf8')),
  );
  expect(atDisk.filter((path) => reasons[path] === undefined)).toEqual([]);
  expect(Object.keys(reasons).filter((path) => !atDisk.includes(path))).toEqual([]);
});

test.each([
  "import { mkdir, writeFile } from 'node:fs/promises';",
  "import {\n  createWriteStream,\n} from 'node:fs';",
  "import { mkdirSync } from 'node:fs';",
  "const place = join(settings.dataFolder, 'reports');",
  'const store = openFileStore(folder);',
])('%s may put something there', (line) => {
  expect(isAtDisk(line)).toBe(true);
});

test.each([
  "import { readFile, rm } from 'node:fs/promises';",
  "import { open } from './open.ts';",
])('%s does not', (line) => {
  expect(isAtDisk(line)).toBe(false);
});
