import { createHash } from 'node:crypto';
import type { TableSum } from './contents.ts';

const newline = 0x0a;

function linesIn(bytes: Buffer): number {
  let lines = 0;
  for (let at = bytes.indexOf(newline); at >= 0; at = bytes.indexOf(newline, at + 1)) lines += 1;
  return lines;
}

/** Sums up the rows of a table as they pass; a copied row is a line. */
export function openMeter(name: string) {
  const hash = createHash('sha256');
  let rows = 0;
  let bytes = 0;
  return {
    pass(part: Buffer): void {
      hash.update(part);
      rows += linesIn(part);
      bytes += part.length;
    },
    sum: (): TableSum => ({ name, rows, bytes, sha256: hash.digest('hex') }),
  };
}

export const isSameSum = (one: TableSum, other: TableSum): boolean =>
  one.rows === other.rows && one.bytes === other.bytes && one.sha256 === other.sha256;

/** Bytes in pieces of a size, but for the last one. */
export async function* inSegments(source: AsyncIterable<Buffer>, size: number) {
  let chunks: Buffer[] = [];
  let length = 0;
  for await (const bytes of source) {
    chunks.push(bytes);
    length += bytes.length;
    if (length < size) continue;
    yield Buffer.concat(chunks);
    chunks = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(chunks);
}
