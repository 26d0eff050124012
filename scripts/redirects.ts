import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './child.js';

/** What is made of an address that came with a link: a path inside the app. */
const makers = 'safeRedirect|signInUrl';
const rule = 'core/web/session/redirect.ts';

/** Leaves the app on purpose, for an address that the server has given. */
const leaving = new Set([
  'features/cases/files/web/FileScreen.tsx',
  'features/people/identity/web/open-popup.ts',
  'features/people/identity/web/popup-sign-in.ts',
]);

const followed = new RegExp(
  String.raw`\b(?:navigate|redirect)\(\{[^{}]*\bhref(?::(?!\s*(?:${makers})\()|\s*[,}])`,
  'gu',
);
const left = /\blocation\.(?:assign|replace)\(|\blocation(?:\.href)?\s*=(?!=)|\bwindow\.open\(/gu;

/** Where a file goes to an address that may lead elsewhere, one sentence each. */
export function unsafeRedirectsIn(path: string, text: string): string[] {
  if (path === rule) return [];
  const problems = [
    ...[...text.matchAll(followed)].map((match) => ({
      match,
      why: `goes to an address past ${rule}`,
    })),
    ...(leaving.has(path) ? [] : [...text.matchAll(left)]).map((match) => ({
      match,
      why: 'leaves the app: navigate, or list the file here',
    })),
  ];
  return problems.map(({ match: { index }, why }) => {
    const line = text.slice(0, index).split('\n').length;
    return `${path}:${line} ${why}.`;
  });
}

if (import.meta.main) {
  const files = globSync('{core/web,features/*/*/web,ui}/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !path.includes('.test.') && !path.startsWith('core/web/tests/'),
  );
  const problems = files.flatMap((path) =>
    unsafeRedirectsIn(path, readFileSync(join(root, path), 'utf8')),
  );
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
