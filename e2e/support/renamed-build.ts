import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Of any file that a build names after its content. */
const named = /[\w-]+\.(?:js|css)\b/gu;
const compressed = /\.(?:br|gz)$/u;

/**
 * The product as built, but with other names for all code of the web app, as a newer build has them. Its
 * server's file, and what removes it.
 */
export async function makeRenamedBuild() {
  const folder = await mkdtemp(join(tmpdir(), 'outrider-build-'));
  for (const name of await readdir(root)) {
    if (!['dist', '.git'].includes(name)) await symlink(join(root, name), join(folder, name));
  }
  await cp(join(root, 'dist'), join(folder, 'dist'), {
    recursive: true,
    filter: (path) => !compressed.test(path),
  });
  const web = join(folder, 'dist/web');
  const assets = new Set(await readdir(join(web, 'assets')));
  const renamed = (name: string) => (assets.has(name) ? name.replace('.', 'x.') : name);
  const code = [...assets].filter((name) => name.match(named));
  for (const path of ['index.html', ...code.map((name) => join('assets', name))]) {
    const text = await readFile(join(web, path), 'utf8');
    await writeFile(join(web, path), text.replace(named, renamed));
  }
  for (const name of code) {
    await rename(join(web, 'assets', name), join(web, 'assets', renamed(name)));
  }
  return {
    entry: join(folder, 'dist/server/main.js'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
