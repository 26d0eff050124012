import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TermVectors } from './term-vectors.ts';

/** What was learnt, and from how many companies. */
export interface KeptVectors extends TermVectors {
  readonly version: string;
  readonly learntFrom: number;
}

/** A line of JSON, padded to whole numbers of four bytes, then the numbers. */
interface Heading {
  readonly learntFrom: number;
  readonly dimensions: number;
  readonly terms: readonly string[];
}

const fileName = 'term-vectors';
const versionOf = (bytes: Uint8Array) =>
  `corpus-${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}`;

/** Writes them whole or not at all: beside the present file first, then in its place. */
export async function keepVectors(
  folder: string,
  { dimensions, terms, vectors }: TermVectors,
  learntFrom: number,
): Promise<KeptVectors> {
  const heading = JSON.stringify({ learntFrom, dimensions, terms } satisfies Heading);
  const padding = ' '.repeat((4 - ((Buffer.byteLength(heading) + 1) % 4)) % 4);
  const bytes = Buffer.concat([
    Buffer.from(`${heading}${padding}\n`),
    new Uint8Array(vectors.buffer, vectors.byteOffset, vectors.byteLength),
  ]);
  await mkdir(folder, { recursive: true });
  const path = join(folder, fileName);
  await writeFile(`${path}.new`, bytes);
  await rename(`${path}.new`, path);
  return { dimensions, terms, vectors, learntFrom, version: versionOf(bytes) };
}

/** Null when there are none, or none that can be read: they are learnt again then. */
export async function keptVectors(folder: string): Promise<KeptVectors | null> {
  const bytes = await readFile(join(folder, fileName)).catch(() => null);
  if (bytes === null) return null;
  const end = bytes.indexOf('\n');
  try {
    const { learntFrom, dimensions, terms } = JSON.parse(
      bytes.subarray(0, Math.max(end, 0)).toString(),
    ) as Heading;
    const numbers = bytes.subarray(end + 1);
    if (numbers.length !== terms.length * dimensions * 4) return null;
    const vectors = new Float32Array(new Uint8Array(numbers).buffer);
    return { dimensions, terms, vectors, learntFrom, version: versionOf(bytes) };
  } catch {
    return null;
  }
}
