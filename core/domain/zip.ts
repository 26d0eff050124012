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

/** The entries of a zip, from the directory at its end; null for other files. */
export function zipEntries(zip: Uint8Array): ZipEntry[] | null {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const [four, two] = [
    (at: number) => view.getUint32(at, true),
    (at: number) => view.getUint16(at, true),
  ];
  const last = zip.length - endBytes;
  const first = Math.max(0, last - commentBytesMost);
  let end = last;
  while (end >= first && four(end) !== endOfDirectory) end -= 1;
  if (end < first) return null;
  let at = four(end + 16);
  const entries: ZipEntry[] = [];
  for (let left = two(end + 10); left > 0; left -= 1) {
    if (at + entryBytes > zip.length || four(at) !== entryOfDirectory) return null;
    const nameBytes = two(at + 28);
    const bytes = zip.subarray(at + entryBytes, at + entryBytes + nameBytes);
    const name = String.fromCharCode(...bytes.subarray(0, nameBytesMost));
    entries.push({ name, size: four(at + 24) });
    at += entryBytes + nameBytes + two(at + 30) + two(at + 32);
  }
  return entries;
}

/**
 * The uncompressed size that a zip declares; null for other files. Must be checked again when
 * unpacking.
 */
export function unpackedBytes(zip: Uint8Array): number | null {
  return zipEntries(zip)?.reduce((sum, { size }) => sum + size, 0) ?? null;
}
