import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './child.js';

/** Keeps keys of an input method from every handler of `keydown` below the window. */
const keeper = 'ui/ime-keys.ts';

/** What asks for a composition by hand, or hears a key that the keeper does not keep away. */
const refused: readonly { readonly pattern: RegExp; readonly why: string }[] = [
  { pattern: /\bisComposing\b|\bkeyCode\b/u, why: `asks for what ${keeper} keeps away` },
  {
    pattern: /\bonKey(?:Up|Press)\w*=|['"`]key(?:up|press)['"`]/u,
    why: 'hears Enter of a composition: listen to keydown',
  },
  {
    pattern: /\b(?:window|globalThis)\.addEventListener\(\s*['"`]keydown/u,
    why: `hears a key before ${keeper} does: listen on the document`,
  },
];

/** The lines of a file where Enter that confirms a composition may confirm more, one sentence each. */
export function imeProblemsIn(path: string, text: string): string[] {
  if (path === keeper) return [];
  return text.split('\n').flatMap((line, index) => {
    const match = refused.find(({ pattern }) => pattern.test(line));
    return match ? [`${path}:${index + 1} ${match.why}.`] : [];
  });
}

if (import.meta.main) {
  const files = globSync('{core/web,features/*/*/web,ui}/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !path.includes('.test.') && !path.startsWith('core/web/tests/'),
  );
  const problems = files.flatMap((path) =>
    imeProblemsIn(path.replaceAll('\\', '/'), readFileSync(join(root, path), 'utf8')),
  );
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
