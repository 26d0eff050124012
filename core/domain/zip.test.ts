import { expect, test } from 'vitest';
import { unpackedBytes } from './zip.ts';

/** A zip that declares this uncompressed size, with a comment after its end record. */
function zipOf(bytes: number, comment = 0): Uint8Array {
  const zip = new Uint8Array(4 + 47 + 22 + comment);
  const view = new DataView(zip.buffer);
  view.setUint32(0, 0x04034b50, true);
  view.setUint32(4, 0x02014b50, true);
  view.setUint32(4 + 24, bytes, true);
  view.setUint16(4 + 28, 1, true);
  view.setUint32(51, 0x06054b50, true);
  view.setUint16(51 + 10, 1, true);
  view.setUint32(51 + 16, 4, true);
  return zip;
}

test('reads the declared size of a zip, also with a comment and inside a larger buffer', () => {
  expect(unpackedBytes(zipOf(3_000_000_000))).toBe(3_000_000_000);
  expect(unpackedBytes(zipOf(12, 0xffff))).toBe(12);
  const within = new Uint8Array(200);
  within.set(zipOf(12), 100);
  expect(unpackedBytes(within.subarray(100, 100 + zipOf(12).length))).toBe(12);
});

test('returns null for other files and truncated zips', () => {
  for (const bytes of [0, 3, 21, 22, 400]) expect(unpackedBytes(new Uint8Array(bytes))).toBeNull();
  expect(unpackedBytes(zipOf(12).subarray(0, 60))).toBeNull();
  const beyond = zipOf(12);
  new DataView(beyond.buffer).setUint32(51 + 16, 0xffff, true);
  expect(unpackedBytes(beyond)).toBeNull();
});
