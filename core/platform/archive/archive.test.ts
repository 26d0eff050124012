import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeTemporaryFolder } from '#core/tests/temporary-folder.ts';
import { decrypted, encrypted } from './age.ts';
import { readArchive } from './read-archive.ts';
import { openArchiveWriter, unfinishedPath } from './write-archive.ts';

/** A guess of the passphrase then takes a millisecond. */
const quick = 4;
const chunkBytes = 64 * 1024;

const passphrase = 'a phrase of these tests';
const prompt = async () => passphrase;

async function collect(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const bytes of source) all.push(bytes);
  return Buffer.concat(all);
}
const seal = (plain: Buffer) => collect(encrypted(Readable.from([plain]), passphrase, quick));
const unseal = (sealed: Buffer) => collect(decrypted(Readable.from([sealed]), prompt));

/** Bytes that differ from place to place. */
const noise = (length: number) =>
  Buffer.from(Uint8Array.from({ length }, (_, at) => (at * 2_654_435_761) >>> 13));

test.each([0, 1, chunkBytes - 1, chunkBytes, chunkBytes + 1, 3 * chunkBytes])(
  '%i bytes are encrypted and decrypted',
  async (length) => {
    const plain = noise(length);
    expect((await unseal(await seal(plain))).equals(plain)).toBe(true);
  },
);

test('another passphrase is refused', async () => {
  const sealed = await seal(noise(10));
  const other = collect(decrypted(Readable.from([sealed]), async () => 'another phrase'));
  await expect(other).rejects.toMatchObject({ kind: 'wrong passphrase' });
});

test('a change of any byte is found, and so is another order', async () => {
  const plain = noise(3 * chunkBytes + 100);
  const sealed = await seal(plain);
  await fc.assert(
    fc.asyncProperty(
      fc.nat(sealed.length - 1),
      fc.integer({ min: 1, max: 255 }),
      async (at, by) => {
        const changed = Buffer.from(sealed);
        changed[at] = (changed[at] ?? 0) ^ by;
        const read = await unseal(changed).catch(() => null);
        expect(read?.equals(plain) ?? false).toBe(false);
      },
    ),
    { numRuns: 60 },
  );
  const first = sealed.length - (3 * (chunkBytes + 16) + 100 + 16);
  const [one, two] = [first, first + chunkBytes + 16];
  const swapped = Buffer.concat([
    sealed.subarray(0, one),
    sealed.subarray(two, two + chunkBytes + 16),
    sealed.subarray(one, two),
    sealed.subarray(two + chunkBytes + 16),
  ]);
  await expect(unseal(swapped)).rejects.toMatchObject({ kind: 'damaged' });
});

test('what is cut off gives the beginning, and never bytes that were not written', async () => {
  const plain = noise(3 * chunkBytes);
  const sealed = await seal(plain);
  await fc.assert(
    fc.asyncProperty(fc.nat(sealed.length - 1), async (length) => {
      const read = await unseal(sealed.subarray(0, length)).catch(() => Buffer.alloc(0));
      expect(read.length).toBeLessThan(plain.length);
      expect(plain.subarray(0, read.length).equals(read)).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test.each([null, passphrase])('an archive is written and read back (%s)', async (key) => {
  const folder = await makeTemporaryFolder();
  try {
    const path = join(folder, 'archive');
    const writer = await openArchiveWriter(path, key);
    const large = noise(1_000_000);
    await writer.add('one.json', Buffer.from('{}'));
    await writer.addStream(
      'two',
      large.length,
      Readable.from([large.subarray(0, 7), large.subarray(7)]),
    );
    await writer.add('empty', Buffer.alloc(0));
    expect(await readFile(unfinishedPath(path)).then(() => true)).toBe(true);
    await writer.finish();
    const read = new Map<string, Buffer>();
    for await (const { name, bytes } of readArchive(path, prompt))
      read.set(name, await collect(bytes));
    expect([...read.keys()]).toEqual(['one.json', 'two', 'empty']);
    expect(read.get('two')?.equals(large)).toBe(true);
    await expect(readFile(unfinishedPath(path))).rejects.toMatchObject({ code: 'ENOENT' });

    // Cut off anywhere, it ends early without inventing anything.
    const whole = await readFile(path);
    for (const share of [0.02, 0.3, 0.6, 0.97]) {
      const cut = join(folder, 'cut');
      await writeFile(cut, whole.subarray(0, Math.floor(share * whole.length)));
      const names: string[] = [];
      let length = 0;
      for await (const { name, bytes } of readArchive(cut, prompt)) {
        names.push(name);
        length += (await collect(bytes)).length;
      }
      expect(names).not.toContain('empty');
      expect(length).toBeLessThan(large.length);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('anything else is no archive', async () => {
  const folder = await makeTemporaryFolder();
  const path = join(folder, 'other');
  for (const content of ['b', 'agent', 'PK\u0003\u0004 a zip', noise(100_000)]) {
    await writeFile(path, content);
    const read = collect(
      (async function* () {
        for await (const { bytes } of readArchive(path, prompt)) yield* bytes;
      })(),
    );
    await expect(read).rejects.toMatchObject({ kind: 'no archive' });
  }
  await rm(folder, { recursive: true });
});
