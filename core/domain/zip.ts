const endOfDirectory = 0x06054b50;
const endBytes = 22;
/** The longest comment that may follow the end record. */
const commentBytesMost = 0xffff;
const entryOfDirectory = 0x02014b50;
const entryBytes = 46;

/** Names that are looked for are shorter; a longer one is cut. */
const nameBytesMost = 1000;

interface ZipEntry {
  /** Read as Latin-1. */
  readonly name: string;
  /** The uncompressed size that it declares. */
  readonly size: number;
}

/** Where the directory of a zip is, by the record at its end. */
interface ZipDirectory {
  readonly offset: number;
  readonly size: number;
  readonly entries: number;
}

/** The directory is named in these last bytes of a zip. */
export const zipTailBytes = endBytes + commentBytesMost;

const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Finds the directory in the last `zipTailBytes` of a file, or all of it; null for other files. */
export function findZipDirectory(tail: Uint8Array): ZipDirectory | null {
  const view = viewOf(tail);
  const last = tail.length - endBytes;
  const first = Math.max(0, last - commentBytesMost);
  let end = last;
  while (end >= first && view.getUint32(end, true) !== endOfDirectory) end -= 1;
  if (end < first) return null;
  return {
    entries: view.getUint16(end + 10, true),
    size: view.getUint32(end + 12, true),
    offset: view.getUint32(end + 16, true),
  };
}

/** The entries in the bytes of a directory; null when they are no directory. */
export function readZipDirectory(directory: Uint8Array, count: number): ZipEntry[] | null {
  const view = viewOf(directory);
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let left = count; left > 0; left -= 1) {
    if (at + entryBytes > directory.length || view.getUint32(at, true) !== entryOfDirectory) {
      return null;
    }
    const nameBytes = view.getUint16(at + 28, true);
    const bytes = directory.subarray(at + entryBytes, at + entryBytes + nameBytes);
    const name = String.fromCharCode(...bytes.subarray(0, nameBytesMost));
    entries.push({ name, size: view.getUint32(at + 24, true) });
    at += entryBytes + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** The entries of a zip, from the directory at its end; null for other files. */
function zipEntries(zip: Uint8Array): ZipEntry[] | null {
  const directory = findZipDirectory(zip);
  return directory && readZipDirectory(zip.subarray(directory.offset), directory.entries);
}

/**
 * The uncompressed size that a zip declares; null for other files. Must be checked again when
 * unpacking.
 */
export function unpackedBytes(zip: Uint8Array): number | null {
  return zipEntries(zip)?.reduce((sum, { size }) => sum + size, 0) ?? null;
}
