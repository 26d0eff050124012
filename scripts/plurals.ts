import { reportProblems } from './report-problems.ts';

/** Words chosen by comparing a count with one: `=== 1 ? 'day' : 'days'`. */
const inlinePlural = /===\s*1\s*\?\s*['"`]/gu;

/** The inline plurals of a file, one sentence each. */
export function inlinePluralsIn(path: string, text: string): string[] {
  return [...text.matchAll(inlinePlural)].map(({ index }) => {
    const line = text.slice(0, index).split('\n').length;
    return `${path}:${line} chooses a plural; plural and pluralize of core/domain/format.ts do.`;
  });
}

if (import.meta.main) {
  reportProblems('{app,core,features,ui,cli}/**/*.{ts,tsx}', inlinePluralsIn);
}
