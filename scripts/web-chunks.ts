import { basename } from 'node:path';
import type { Rolldown } from 'vite';

/**
 * Which files a screen loads. Left to itself the bundler makes a file of every set of modules that
 * the same screens share, most of them smaller than a kilobyte: a screen with its frame was up to 207 files.
 *
 * Here, too, modules that the same screens use are one file. A small one is then put into one that
 * more screens load, where the bytes that those load in vain cost less than the requests it saves.
 * Never a screen, and never into one whose own screens would have to load more files for it; so files never import each
 * other in a circle.
 */

/** A request costs as much time as this many bytes of source, some 5 kB compressed. */
const requestBytes = 20_000;
/** A visitor has nothing in the cache, and sees one screen: there, a byte in vain counts this many times. */
const firstVisitWeight = 200;
/** Icons are merged up to this size by the bundler, which knows who uses which: their package imports all. */
const iconBytes = 2000;

const icons = /[\\/]node_modules[\\/]lucide-react[\\/]/u;
/** Packages whose index imports all of them, too, and which are a few small files. */
const indexed = /[\\/]node_modules[\\/](?:lucide-react|@tanstack)[\\/]/u;
const frame = /[\\/]core[\\/]web[\\/]shell[\\/](?:AppShell|UnknownAddress)\.tsx$/u;
const screen = /(?<!Design)Screen\.tsx$/u;
/** Screens without the frame, mostly of visitors. */
const frameless =
  /[\\/](?:Corporation|FollowUp|Invitation|Landing|Print|Public\w+|ResetPassword|SignIn|Unsubscribe|VerifyEmail)Screen\.tsx$/u;

/** The file of the frame around the screens. */
export const frameChunk = 'frame';

/** What is asked about a module. */
export interface Module {
  readonly code: string | null;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}
type Find = (id: string) => Module | null;

interface Part {
  /** Who loads it, or has it already (`usersOf`). */
  readonly users: ReadonlySet<string>;
  readonly modules: string[];
  /** Bytes of source. */
  size: number;
}

/** These modules and what they import; with `isLazy`, also what they load later, apart from screens. */
function importsOf(roots: Iterable<string>, find: Find, isLazy = false): Set<string> {
  const ids = new Set<string>();
  const waiting = [...roots];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const module = ids.has(id) ? null : find(id);
    if (!module) continue;
    ids.add(id);
    waiting.push(...module.importedIds);
    if (isLazy) waiting.push(...module.dynamicallyImportedIds.filter((later) => !isRoot(later)));
  }
  return ids;
}

const isRoot = (id: string) => screen.test(id) || frame.test(id);

/** Stands for the frame, and what it loads later besides components: the palette's commands, say. */
const everywhere = 'everywhere';
/** Stands for what single screens load later, when nobody waits for a first picture. */
const later = 'later';
/** The same where the frame is not there yet either. */
const laterWithoutFrame = 'later, without the frame';

/**
 * Who loads each module beyond those of the first load, or has it already: screens, components that the
 * frame loads later on every screen, and what stands for other later ones.
 */
function usersOf(entry: string, find: Find): Map<string, Set<string>> {
  const first = importsOf([entry], find);
  const laterOf = (ids: Iterable<string>) =>
    new Set([...ids].flatMap((id) => find(id)?.dynamicallyImportedIds ?? []));
  const all = importsOf([entry], find, true);
  const roots = [...laterOf(all)].filter(isRoot);
  const screens = roots.filter((id) => screen.test(id));
  const framed = screens.filter((id) => !frameless.test(id));
  const screensOf = (root: string) => (screen.test(root) ? [root] : [...framed, everywhere]);

  const users = new Map<string, Set<string>>();
  const addAll = (to: Map<string, Set<string>>, ids: Iterable<string>, by: readonly string[]) => {
    for (const id of ids) to.set(id, new Set([...(to.get(id) ?? []), ...by]));
  };
  const screensOfLater = new Map<string, Set<string>>();
  for (const root of roots) {
    addAll(users, importsOf([root], find), screensOf(root));
    addAll(screensOfLater, laterOf(importsOf([root], find, true)), screensOf(root));
  }
  // What features add to the frame.
  addAll(screensOfLater, laterOf(all), [...framed, everywhere]);
  const laterUser = (id: string, on: ReadonlySet<string>) => {
    if ([...on].some((by) => frameless.test(by))) return laterWithoutFrame;
    if (!on.has(everywhere)) return later;
    return id.endsWith('.tsx') ? id : everywhere;
  };
  for (const [id, on] of screensOfLater) {
    if (isRoot(id)) continue;
    const used = importsOf([id], find);
    for (const [module, by] of users) {
      // There already, or needed.
      if (on.isSubsetOf(by) || used.has(module)) by.add(laterUser(id, on));
    }
  }
  for (const [id, by] of users) {
    const count = screens.filter((user) => by.has(user)).length;
    if (count === 0 || first.has(id) || indexed.test(id)) users.delete(id);
    else if (count > 1) by.delete(later);
  }
  return users;
}

function mergeSmall(parts: ReadonlySet<Part>, find: Find): Set<Part> {
  const left = new Set(parts);
  const partOf = new Map([...parts].flatMap((part) => part.modules.map((id) => [id, part])));
  const weightOf = (users: Iterable<string>) =>
    [...users].reduce(
      (sum, id) => sum + (frameless.test(id) || id === laterWithoutFrame ? firstVisitWeight : 1),
      0,
    );
  const mostUsersFirst = [...parts].toSorted(
    (a, b) => b.users.size - a.users.size || a.size - b.size,
  );
  for (const part of mostUsersFirst) {
    // Whoever opens a screen does not load another.
    if (part.modules.some((id) => screen.test(id))) continue;
    const imports = part.modules
      .flatMap((id) => find(id)?.importedIds ?? [])
      .flatMap((id) => partOf.get(id) ?? [])
      .filter((other) => other !== part);
    const [best] = [...left]
      .filter(
        ({ users }) =>
          users.size > part.users.size &&
          part.users.isSubsetOf(users) &&
          imports.every((other) => users.isSubsetOf(other.users)),
      )
      .map((into) => ({ into, cost: part.size * weightOf(into.users.difference(part.users)) }))
      .toSorted((a, b) => a.cost - b.cost);
    if (!best || best.cost > requestBytes * part.users.size) continue;
    left.delete(part);
    best.into.size += part.size;
    best.into.modules.push(...part.modules);
    for (const id of part.modules) partOf.set(id, best.into);
  }
  return left;
}

/** The name of the file for each module, apart from those of the first load. */
export function chunksOf(entry: string, find: Find): Map<string, string> {
  const parts = new Map<string, Part>();
  for (const [id, users] of usersOf(entry, find)) {
    const key = [...users].toSorted().join();
    const part = parts.get(key) ?? { users, modules: [], size: 0 };
    parts.set(key, part);
    part.modules.push(id);
    part.size += find(id)?.code?.length ?? 0;
  }
  return new Map(
    [...mergeSmall(new Set(parts.values()), find)].flatMap(({ modules }, nth) => {
      const isFrame = modules.some((id) => frame.test(id));
      const name = isFrame
        ? frameChunk
        : `${basename(modules.find((id) => screen.test(id)) ?? 'part')}-${nth}`;
      return modules.map((id) => [id, name] as const);
    }),
  );
}

/** The groups of the bundler for everything after the first load, which begins at this module. */
export function screenChunks(entry: string): Rolldown.CodeSplittingGroup[] {
  let chunks: ReadonlyMap<string, string> | undefined;
  const name = (id: string, context: Rolldown.ChunkingContext) => {
    // All at once: what the context gives is valid only in this pass.
    chunks ??= chunksOf(entry, (moduleId) => context.getModuleInfo(moduleId));
    return chunks.get(id) ?? null;
  };
  return [
    {
      name: 'icons',
      test: icons,
      entriesAware: true,
      entriesAwareMergeThreshold: iconBytes,
    },
    // What a module imports has a file of its own.
    { name, debugName: 'screens', includeDependenciesRecursively: false },
  ];
}
