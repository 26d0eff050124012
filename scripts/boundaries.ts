import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './child.js';

/**
 * Which folder may import which: docs/decisions/0033-features-as-folders.md. Lint rules have no back
 * references ("the other files of my own feature"), so this reads the imports itself.
 */
interface Boundary {
  /** The importing file's path; the first group is the name of its feature. */
  readonly from: RegExp;
  /** The paths of ours that it may import; `<own>` is its feature. */
  readonly may: readonly string[];
  /** The only packages it may import; absent: all. */
  readonly packages?: RegExp;
  readonly message: string;
}

const everything = ['app/', 'core/', 'features/', 'ui/', 'cli/', 'e2e/', 'bench/', 'scripts/'];
const domains = ['core/domain/', 'features/[^/]+/[^/]+/domain/'];
const serverOfOthers = ['features/[^/]+/[^/]+/server/(?:shared/|[\\w-]*tables\\.ts)'];

/** The first match decides. */
const boundaries: readonly Boundary[] = [
  {
    from: /^core\/web\/tests\/|^core\/web\/.*\.test\.tsx?$|^ui\/.*\.test\.tsx?$|^features\/([^/]+\/[^/]+)\/web\/.*\.test\.tsx?$/u,
    may: [
      ...domains,
      'core/web/',
      'features/[^/]+/[^/]+/web/',
      'app/features\\.(?:domain|web)\\.ts',
      'ui/',
      'core/tests/rotation\\.ts',
    ],
    message: 'A test of the web imports the web and the domain.',
  },
  {
    from: /^(?:core\/domain|features\/([^/]+\/[^/]+)\/domain)\/.*\.test\.ts$/u,
    may: [...domains, 'app/features\\.domain\\.ts'],
    message: 'A test of the domain imports the domain.',
  },
  {
    from: /^(?:e2e\/|features\/([^/]+\/[^/]+)\/tests\/.*\.(?:spec|journey)\.ts$|(?:app\/landing|features\/([^/]+\/[^/]+))\/tests\/(?:screens|support)\b)/u,
    may: [
      ...domains,
      'e2e/',
      'features/[^/]+/[^/]+/tests/',
      'features/[^/]+/[^/]+/feature\\.screens\\.ts',
      'core/tests/(?:entries|rotation)\\.ts',
    ],
    message: 'A journey imports the domain, for its sentences; the rest it meets in the browser.',
  },
  {
    from: /^core\/tests\/|^features\/([^/]+\/[^/]+)\/tests\/|\.test\.ts$/u,
    may: everything,
    message: 'A test imports what it tests.',
  },
  {
    from: /^app\//u,
    may: ['app/', 'core/', 'features/', 'ui/'],
    message: 'The lists of features and the entry points import features and core.',
  },
  {
    from: /^core\/domain\//u,
    may: ['core/domain/'],
    packages: /^zod\/mini$/u,
    message: 'The core domain imports zod/mini and itself.',
  },
  {
    from: /^features\/([^/]+\/[^/]+)\/(?:domain\/|feature\.domain\.ts)/u,
    may: domains,
    packages: /^zod\/mini$/u,
    message: 'The domain of a feature imports zod/mini and the domain.',
  },
  {
    from: /^core\/platform\//u,
    may: ['core/domain/', 'core/platform/'],
    message: 'The platform knows no feature: it imports itself and the core domain.',
  },
  {
    from: /^core\/server\//u,
    may: ['core/domain/', 'core/platform/', 'core/server/'],
    message: 'The core of the server imports itself, the platform and the core domain.',
  },
  {
    from: /^features\/([^/]+\/[^/]+)\/demo\b/u,
    may: [
      ...domains,
      'core/platform/',
      'core/server/',
      'features/[^/]+/[^/]+/demo',
      ...serverOfOthers,
      'features/<own>/server/',
    ],
    message: 'Demonstration data imports what its feature does, and other demonstration data.',
  },
  {
    from: /^features\/([^/]+\/[^/]+)\/(?:server\/|feature\.server\.ts)/u,
    may: [...domains, 'core/platform/', 'core/server/', ...serverOfOthers, 'features/<own>/'],
    message:
      'The server of a feature imports its own, core, the domain, and tables and server/shared of other features.',
  },
  {
    from: /^ui\//u,
    may: ['core/domain/', 'ui/'],
    message: 'The design system knows no feature: it imports itself and the core domain.',
  },
  {
    from: /^core\/web\//u,
    may: ['core/domain/', 'core/web/', 'ui/'],
    packages: /^(?!zod$)/u,
    message: 'The core of the web imports itself, the design system and the core domain.',
  },
  {
    from: /^features\/([^/]+\/[^/]+)\/(?:web\/|feature\.web\.tsx?)/u,
    may: [
      ...domains,
      'core/web/',
      'ui/',
      'features/[^/]+/[^/]+/web/shared/',
      'features/<own>/web/',
    ],
    packages: /^(?!zod$)/u,
    message:
      'The web of a feature imports its own, core, ui, the domain, and web/shared of other features.',
  },
  {
    from: /^cli\//u,
    may: [
      ...domains,
      'core/server/',
      'core/platform/',
      'features/[^/]+/[^/]+/server/',
      'app/features\\.(?:domain|server)\\.ts',
      'cli/',
    ],
    message: 'The command line imports the server and the domain.',
  },
  {
    from: /^bench\//u,
    may: [
      ...domains,
      'core/server/',
      'core/platform/',
      'core/tests/',
      'features/[^/]+/[^/]+/',
      'app/',
      'bench/',
      'scripts/',
    ],
    message: 'A measurement imports the server and the domain.',
  },
  {
    from: /^scripts\//u,
    may: ['scripts/'],
    message: 'A script starts the product and imports nothing of it.',
  },
];

const imports = /(?:\bfrom|\bimport)\s*\(?\s*'([^'\s]+)'/gu;
const isTest = /\.(?:test|spec)\.tsx?$/u;

/** A specifier's path from the root; null for a package. */
function targetOf(path: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? join(dirname(path), specifier).replaceAll('\\', '/') : null;
}

/** The forbidden imports of this file, one sentence each. */
export function violationsIn(path: string, text: string): string[] {
  const boundary = boundaries.find(({ from }) => from.test(path));
  if (!boundary) return [`${path}: no import boundary names this folder.`];
  const own =
    boundary.from
      .exec(path)
      ?.slice(1)
      .find((group) => group !== undefined) ?? 'none';
  const may = new RegExp(`^(?:${boundary.may.join('|').replaceAll('<own>', own)})`, 'u');
  return [...text.matchAll(imports)].flatMap(([, specifier = '']) => {
    const target = targetOf(path, specifier);
    const isRefused =
      target === null
        ? boundary.packages?.test(specifier) === false
        : !may.test(target) || isTest.test(target);
    return isRefused ? [`${path} imports ${specifier}. ${boundary.message}`] : [];
  });
}

if (import.meta.main) {
  const files = globSync('{app,core,features,ui,cli,e2e,bench,scripts}/**/*.{ts,tsx}', {
    cwd: root,
  });
  const violations = files.flatMap((path) =>
    violationsIn(path.replaceAll('\\', '/'), readFileSync(join(root, path), 'utf8')),
  );
  for (const violation of violations) console.log(violation);
  if (violations.length > 0) console.log(`${violations.length} imports cross a boundary.`);
  process.exitCode = violations.length === 0 ? 0 : 1;
}
