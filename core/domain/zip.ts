const endOfDirectory = 0x06054b50;
const endBytes = 22;
/** The longest comment that may follow the end record. */
const commentBytesMost = 0xffff;
const entryOfDirectory = 0x02014b50;
const entryBytes = 46;

/**
 * The uncompressed size that a zip declares; null for other files. Must be checked again when
 * unpacking.
 */
export function unpackedBytes(zip: Uint8Array): number | null {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const [four, two] = [
    (at: number) => view.getUint32(at, true),
    (at: number) => view.getUint16(at, true),
  ];
  const last = zip.length - endBytes;
  let end = last;
  while (end >= Math.max(0, last - commentBytesMost) && four(end) !== endOfDirectory) end -= 1;
  if (end < Math.max(0, last - commentBytesMost)) return null;
  let at = four(end + 16);
  let sum = 0;
  for (let left = two(end + 10); left > 0; left -= 1) {
    if (at + entryBytes > zip.length || four(at) !== entryOfDirectory) return null;
    sum += four(at + 24);
    at += entryBytes + two(at + 28) + two(at + 30) + two(at + 32);
  }
  return sum;
}
