import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** Pages that are open for days are of one of the last builds. */
const buildsKept = 3;

const idCharacters = 16;
/** Anything else is a copy that was cut off. */
const isBuild = new RegExp(`^[0-9a-f]{${idCharacters}}$`, 'u');

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Names a build by its page, which names all that is loaded with it. */
export const buildIdOf = (page: string | Buffer): string =>
  createHash('sha256').update(page).digest('hex').slice(0, idCharacters);

/** Copied as a whole or not at all. One process works on a data folder at a time. */
async function keepBuild(folder: string, target: string): Promise<void> {
  const copy = `${target}.part`;
  await cp(join(folder, 'assets'), join(copy, 'assets'), { recursive: true });
  await rename(copy, target);
}

/**
 * Keeps the assets of this build, and returns where those of the builds before are, by their paths such as
 * `assets/a1b2.js`: a page that was loaded before an update goes on asking for its own.
 */
export async function keepAssets(
  folder: string,
  keeper: string,
): Promise<ReadonlyMap<string, string>> {
  const page = await readFile(join(folder, 'index.html'));
  const own = join(keeper, buildIdOf(page));
  await mkdir(keeper, { recursive: true, mode: 0o700 });
  for (const name of await readdir(keeper)) {
    if (!isBuild.test(name)) await rm(join(keeper, name), { recursive: true, force: true });
  }
  if (!(await isThere(own))) await keepBuild(folder, own);
  const now = new Date();
  await utimes(own, now, now);

  const names = await readdir(keeper);
  const builds = await Promise.all(
    names.map(async (name) => {
      const root = join(keeper, name);
      return { root, usedAt: (await stat(root)).mtimeMs };
    }),
  );
  const newest = builds.toSorted((one, other) => other.usedAt - one.usedAt);
  for (const { root } of newest.slice(buildsKept)) await rm(root, { recursive: true, force: true });
  const roots = new Map<string, string>();
  for (const { root } of newest.slice(0, buildsKept)) {
    for (const name of root === own ? [] : await readdir(join(root, 'assets'))) {
      if (!roots.has(`assets/${name}`)) roots.set(`assets/${name}`, root);
    }
  }
  return roots;
}
