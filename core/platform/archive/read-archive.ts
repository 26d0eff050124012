import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createZstdDecompress } from 'node:zlib';
import { extract as openExtract } from 'tar-stream';
import { ageMark, decrypted } from './age.ts';
import { BackupProblem } from './backup-problem.ts';

export interface ArchiveEntry {
  readonly name: string;
  readonly size: number;
  /** Has to be read to its end. Ends early where the archive does. */
  readonly bytes: AsyncIterable<Buffer>;
}

const zstdMark = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);

/** The first bytes of a stream, and the whole stream. */
async function peek(source: AsyncIterable<Buffer>, length: number) {
  const bytes = source[Symbol.asyncIterator]();
  let first = Buffer.alloc(0);
  while (first.length < length) {
    const next = await bytes.next();
    if (next.done) break;
    first = Buffer.concat([first, next.value]);
  }
  async function* whole(): AsyncGenerator<Buffer> {
    yield first;
    yield* { [Symbol.asyncIterator]: () => bytes };
  }
  return { first, whole: whole() };
}

/** What an unfinished stream has is given out as well, so the end of the source does not end it. */
async function* decompressed(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const zstd = createZstdDecompress();
  const write = (bytes: Buffer) =>
    new Promise<void>((resolve, reject) =>
      zstd.write(bytes, (error) => (error ? reject(error) : resolve())),
    );
  const fed = (async () => {
    for await (const bytes of source) await write(bytes);
    zstd.push(null);
  })().catch((error: unknown) => {
    zstd.destroy(error instanceof BackupProblem ? error : new BackupProblem('damaged'));
  });
  try {
    yield* zstd;
    await fed;
  } catch (error) {
    throw error instanceof BackupProblem ? error : new BackupProblem('damaged');
  } finally {
    zstd.destroy();
  }
}

async function* untilCut(bytes: AsyncIterable<Buffer>, isOver: () => boolean) {
  try {
    yield* bytes;
  } catch (error) {
    if (!isOver()) throw error;
  }
}

/**
 * Reads an archive as a stream. One that was cut off ends early, without an error: whoever knows what
 * it should have says what is missing.
 * @throws BackupProblem
 */
export async function* readArchive(
  path: string,
  passphrase: () => Promise<string>,
): AsyncGenerator<ArchiveEntry> {
  const file = createReadStream(path, { highWaterMark: 256 * 1024 });
  const extract = openExtract({});
  let isOver = false;
  let problem: unknown = null;
  try {
    const { first, whole } = await peek(file, ageMark.length);
    const isEncrypted = first.subarray(0, ageMark.length).equals(ageMark);
    if (!isEncrypted && !first.subarray(0, zstdMark.length).equals(zstdMark)) {
      const isBeginning = [ageMark, zstdMark].some((mark) => mark.indexOf(first) === 0);
      throw new BackupProblem(isBeginning ? 'cut off' : 'no archive');
    }
    const tar = decompressed(isEncrypted ? decrypted(whole, passphrase) : whole);
    const feed = async () => {
      for await (const bytes of tar) {
        if (!extract.write(bytes)) await once(extract, 'drain');
      }
      isOver = true;
      extract.end(undefined);
    };
    feed().catch((error: unknown) => {
      problem = error;
      extract.destroy(error instanceof Error ? error : undefined);
    });
    for await (const entry of extract) {
      const { name, size } = entry.header;
      yield { name, size, bytes: untilCut(entry as AsyncIterable<Buffer>, () => isOver) };
    }
  } catch (error) {
    if (problem !== null) throw problem;
    // The library's own words for a header that makes no sense, or for an end within an entry.
    if (isOver) return;
    throw error instanceof BackupProblem || isFileProblem(error)
      ? error
      : new BackupProblem('damaged');
  } finally {
    extract.destroy();
    file.destroy();
  }
}

const isFileProblem = (error: unknown): boolean => error instanceof Error && 'syscall' in error;
