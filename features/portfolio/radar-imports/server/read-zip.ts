import { inflateRawSync } from 'node:zlib';
import { findZipDirectory } from '#core/domain/zip.ts';
import { importLimits } from '#features/portfolio/radar-imports/domain/limits.ts';

export interface ZipFile {
  readonly path: string;
  readonly text: string;
}

export interface ZipReading {
  readonly files: readonly ZipFile[];
  /** Entries that were not read, and why. */
  readonly skipped: readonly string[];
}

const entryOfDirectory = 0x02014b50;
const localEntry = 0x04034b50;
const stored = 0;
const deflated = 8;
/** In a count of 16 bits: there are as many or more, and a larger count is elsewhere. */
const countless = 0xffff;

/** A path that stays inside the folder it is unpacked to. Nothing is unpacked to a folder, though. */
const isInside = (path: string) =>
  !path.startsWith('/') &&
  !path.includes('\\') &&
  !path.includes(':') &&
  path.split('/').every((part) => part !== '..');

/**
 * The text files of a zip that somebody uploaded, in memory. What it says of its sizes is not believed:
 * unpacking ends at a limit.
 */
export function readZip(
  zip: Buffer,
  wants: (path: string) => boolean,
): ZipReading | { readonly problem: string } {
  const directory = findZipDirectory(zip);
  if (!directory) return { problem: 'It is damaged: its list of files is missing.' };
  const { entriesMost, unpackedBytes } = importLimits;
  if (directory.entries > entriesMost || directory.entries === countless)
    return { problem: `It holds more than ${entriesMost} files.` };
  const files: ZipFile[] = [];
  const skipped: string[] = [];
  let left: number = unpackedBytes;
  let at = directory.offset;
  for (let nth = 0; nth < directory.entries; nth += 1) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== entryOfDirectory)
      return { problem: 'It is damaged: its list of files ends too early.' };
    const method = zip.readUInt16LE(at + 10);
    const packedBytes = zip.readUInt32LE(at + 20);
    const nameBytes = zip.readUInt16LE(at + 28);
    const path = zip.toString('utf8', at + 46, at + 46 + nameBytes);
    const local = zip.readUInt32LE(at + 42);
    at += 46 + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    if (path.endsWith('/') || !wants(path)) continue;
    if (!isInside(path)) {
      skipped.push(`${path.slice(0, 200)} lies outside the folder.`);
      continue;
    }
    if (local + 30 > zip.length || zip.readUInt32LE(local) !== localEntry) {
      skipped.push(`${path} is damaged.`);
      continue;
    }
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(start, start + packedBytes);
    if (method !== stored && method !== deflated) {
      skipped.push(`${path} is packed or locked in a way that cannot be read.`);
      continue;
    }
    if (left <= 0) return tooMuch();
    try {
      const bytes = method === stored ? packed : inflateRawSync(packed, { maxOutputLength: left });
      left -= bytes.length;
      if (left < 0) return tooMuch();
      files.push({ path, text: new TextDecoder().decode(bytes) });
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : '';
      if (code === 'ERR_BUFFER_TOO_LARGE') return tooMuch();
      skipped.push(`${path} is damaged.`);
    }
  }
  return { files, skipped };
}

const tooMuch = () => ({ problem: 'It unpacks to more than can be read.' });
