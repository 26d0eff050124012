import { expect, test } from 'vitest';
import { unsafeRedirectsIn } from './redirects.ts';

test.each([
  ['void navigate({ href: redirect, replace: true });', 'past'],
  ["throw redirect({ replace: true, href: target ?? '/projects' });", 'past'],
  ['await navigate({ href });', 'past'],
  ['navigate({\n  href: link,\n});', 'past'],
  ['window.location.assign(url);', 'leaves'],
  ['location.href = url;', 'leaves'],
  ["window.open(url, '_blank');", 'leaves'],
])('%s is refused, with its line', (line, why) => {
  const [problem, ...others] = unsafeRedirectsIn('ui/Part.tsx', `const one = 1;\n${line}\n`);
  expect(problem).toMatch(/^ui\/Part\.tsx:2 /u);
  expect(problem).toContain(why);
  expect(others).toEqual([]);
});

test.each([
  'void navigate({ href: safeRedirect(link), replace: true });',
  'throw redirect({ href: signInUrl(location.href) });',
  "void navigate({ to: '/projects' });",
  'const here = location.href;',
])('%s is let through', (line) => {
  expect(unsafeRedirectsIn('ui/Part.tsx', line)).toEqual([]);
});
