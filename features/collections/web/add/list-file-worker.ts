import { collectionLimits } from '#features/collections/domain/limits.ts';
import readWorkbook from 'read-excel-file/universal';
import {
  assertWorkbook,
  isWorkbook,
  toListFile,
  notAWorkbookMessage,
  readTextFile,
  UnreadableList,
  type ListFile,
} from './list-file.ts';

/** The content of the file, or an error message for the user. */
export type ReadListResult = { readonly list: ListFile } | { readonly problem: string };

/** Limits the unpacked size: an entry may hold more than its header says. */
function limitBytes(most: number) {
  let left = most;
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      left -= chunk.length;
      if (left < 0) controller.error(new Error('This is more than was said.'));
      else controller.enqueue(chunk);
    },
  });
}

/**
 * The library sends large entries to workers created from a string, which our content security policy
 * forbids, and would wait forever. This uses the browser's decompression instead.
 */
class Inflater {
  onmessage: ((answer: { readonly data: unknown }) => void) | null = null;

  #isEnded = false;

  postMessage(message: unknown): void {
    // The first message is the worker's code.
    if (!Array.isArray(message)) return;
    const [part] = message as [Uint8Array<ArrayBuffer>];
    const inflated = new Blob([part])
      .stream()
      .pipeThrough(new DecompressionStream('deflate-raw'))
      .pipeThrough(limitBytes(collectionLimits.listUnpackedBytes));
    new Response(inflated).arrayBuffer().then(
      (buffer) => this.#answer(new Uint8Array(buffer)),
      (error: unknown) => this.#answer({ $e$: [String(error), 0, ''] }),
    );
  }

  #answer(data: unknown): void {
    if (!this.#isEnded) this.onmessage?.({ data });
  }

  terminate(): void {
    this.#isEnded = true;
  }
}

Object.assign(globalThis, { Worker: Inflater });

async function fromWorkbook(name: string, bytes: ArrayBuffer): Promise<ListFile> {
  assertWorkbook(new Uint8Array(bytes));
  const sheets = await readWorkbook(bytes).catch(() => {
    throw new UnreadableList(notAWorkbookMessage);
  });
  const filled = sheets.find(({ data }) => data.length > 0);
  return toListFile(name, filled?.data ?? []);
}

async function read(file: File): Promise<ListFile> {
  const buffer = await file.arrayBuffer();
  const bytes = new Uint8Array(buffer);
  return isWorkbook(bytes) ? fromWorkbook(file.name, buffer) : readTextFile(file.name, bytes);
}

const reasonOf = (error: unknown) =>
  error instanceof UnreadableList ? error.message : 'This file cannot be read.';

addEventListener('message', ({ data }: MessageEvent<File>) => {
  read(data).then(
    (list) => postMessage({ list } satisfies ReadListResult),
    (error: unknown) => postMessage({ problem: reasonOf(error) } satisfies ReadListResult),
  );
});
