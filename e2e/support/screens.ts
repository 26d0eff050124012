import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Screen } from './screen.ts';

const paths = globSync('{app/landing,core,features/*/*}/tests/screens.ts').toSorted();
const modules = await Promise.all(
  paths.map(
    (path) => import(pathToFileURL(path).href) as Promise<{ readonly screens: readonly Screen[] }>,
  ),
);

/** Every screen of core and of the features, as their own `tests/screens.ts` list them. */
export const screens = modules.flatMap((module) => module.screens);
