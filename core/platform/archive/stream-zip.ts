import { Readable } from 'node:stream';
import { configure, ZipWriter } from '@zip.js/zip.js';

// In this process: a thread for each file would cost more.
configure({ useWebWorkers: false });

/** Adds a file to the archive. Each is written before the next one begins. */
export type AddToZip = (name: string, bytes: AsyncIterable<Uint8Array>) => Promise<unknown>;

/** A ZIP file that is written while it is read, so that no more than a piece is in memory. */
export async function* streamZip(write: (add: AddToZip) => Promise<void>): AsyncGenerator<Buffer> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const run = async () => {
    const zip = new ZipWriter(writable, { zip64: true });
    try {
      await write((name, bytes) =>
        zip.add(name, Readable.toWeb(Readable.from(bytes)) as ReadableStream<Uint8Array>),
      );
      await zip.close();
    } catch (error) {
      await writable.abort(error).catch(() => undefined);
      throw error;
    }
  };
  const work = run();
  work.catch(() => undefined);
  for await (const bytes of readable) yield Buffer.from(bytes);
  await work;
}
