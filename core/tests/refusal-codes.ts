import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { RefusalEntry } from '#core/domain/refusals.ts';

const root = join(import.meta.dirname, '../..');

/** Every refusal code of core and of the features. */
export const refusalCodes: readonly string[] = await Promise.all(
  globSync('{core,features/*/*}/domain/*refusals.ts', { cwd: root }).map(async (file) => {
    const module = (await import(/* @vite-ignore */ join(root, file))) as Record<string, unknown>;
    return Object.entries(module)
      .filter(([name, table]) => /refusals$/iu.test(name) && typeof table === 'object')
      .flatMap(([, table]) => Object.values(table as Record<string, RefusalEntry>))
      .map(({ code }) => code);
  }),
).then((codes) => codes.flat());
