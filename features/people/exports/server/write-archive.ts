import { streamZip } from '#core/platform/archive/stream-zip.ts';
import type { FileStore } from '#core/platform/files/open-file-store.ts';
import type { ExportedFile } from '#core/server/exporting/export-source.ts';

interface Contents {
  readonly sheet: AsyncIterable<Buffer>;
  readonly sheetName: string;
  readonly attached: AsyncIterable<ExportedFile>;
}

const missingNote = 'These files could not be found any more:';

/** A sheet and the files that belong to it as one ZIP file. */
export const writeArchive = (
  { sheet, sheetName, attached }: Contents,
  store: FileStore,
  signal: AbortSignal,
): AsyncIterable<Buffer> =>
  streamZip(async (add) => {
    await add(sheetName, sheet);
    const missing: string[] = [];
    for await (const { id, path } of attached) {
      signal.throwIfAborted();
      const bytes = await store.get(id);
      if (bytes === null) missing.push(path);
      else await add(path, bytes);
    }
    if (missing.length === 0) return;
    async function* note() {
      yield Buffer.from(`${[missingNote, ...missing].join('\n')}\n`);
    }
    await add('missing-files.txt', note());
  });
