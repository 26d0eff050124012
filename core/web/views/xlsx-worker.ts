import write, { type Cell, type SheetData } from 'write-excel-file/universal';
import type { CellValue, Sheet } from '#core/domain/exporting/sheet.ts';

/** The worker's response: the file or an error. */
export type XlsxResult = { readonly file: Blob } | { readonly problem: string };

const cellOf = (value: CellValue): Cell =>
  value instanceof Date ? { value, type: Date, format: 'yyyy-mm-dd hh:mm' } : value;

async function xlsxOf({ headings, rows }: Sheet): Promise<Blob> {
  const head = headings.map((value): Cell => ({ value, fontWeight: 'bold' }));
  const data: SheetData = [head, ...rows.map((row) => row.map((value) => cellOf(value)))];
  return write(data, {
    columns: headings.map((_, index) => ({ width: index === 0 ? 40 : 20 })),
    stickyRowsCount: 1,
  }).toBlob();
}

/**
 * The library compresses large parts in workers made from a blob, which our content policy forbids; it
 * would wait for them for ever. The browser's own compression is also faster.
 */
class Deflater {
  onmessage: ((answer: { readonly data: Uint8Array }) => void) | null = null;

  #isEnded = false;

  postMessage(message: unknown): void {
    // The first message is the code of such a worker.
    if (!Array.isArray(message)) return;
    const [part] = message as [Uint8Array<ArrayBuffer>];
    const deflated = new Blob([part]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    void new Response(deflated).arrayBuffer().then((buffer) => {
      if (!this.#isEnded) this.onmessage?.({ data: new Uint8Array(buffer) });
    });
  }

  terminate(): void {
    this.#isEnded = true;
  }
}

Object.assign(globalThis, { Worker: Deflater });

/** Writes a workbook off the main thread: ten thousand rows take seconds. */
addEventListener('message', ({ data }: MessageEvent<Sheet>) => {
  xlsxOf(data).then(
    (file) => postMessage({ file } satisfies XlsxResult),
    (error: unknown) => postMessage({ problem: String(error) } satisfies XlsxResult),
  );
});
