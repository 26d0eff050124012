import { unzipSync, zipSync } from 'fflate';
import readWorkbook from 'read-excel-file/universal';
import { isPartOfWorkbook, plainWorkbook } from '#core/domain/workbook/plain-workbook.ts';
import type { TextCodec } from '#core/domain/workbook/xml.ts';
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

const codec: TextCodec = {
  decode: (bytes, encoding) => new TextDecoder(encoding).decode(bytes),
  encode: (text) => new TextEncoder().encode(text),
};

/**
 * The workbook as the usual programs write it, and not packed: the library unpacks in workers created from a
 * string, which our content security policy forbids. An entry is cut where it holds more than it says.
 */
function plainBytes(bytes: Uint8Array<ArrayBuffer>) {
  const plain = plainWorkbook(unzipSync(bytes, { filter: isPartOfWorkbook }), codec);
  if ('problem' in plain) throw new UnreadableList(notAWorkbookMessage);
  const zip = zipSync(plain.parts, { level: 0 });
  return { sheets: plain.sheets, buffer: zip.buffer };
}

/** The first filled sheet that people see. */
async function fromWorkbook(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<ListFile> {
  assertWorkbook(bytes);
  try {
    const { sheets, buffer } = plainBytes(bytes);
    const filled = (await readWorkbook(buffer)).flatMap(({ data }, at) =>
      data.length === 0 ? [] : { data, isHidden: sheets[at]?.isHidden === true },
    );
    const sheet = filled.find(({ isHidden }) => !isHidden) ?? filled[0];
    return toListFile(name, sheet?.data ?? []);
  } catch (error) {
    throw error instanceof UnreadableList ? error : new UnreadableList(notAWorkbookMessage);
  }
}

async function read(file: File): Promise<ListFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return isWorkbook(bytes) ? fromWorkbook(file.name, bytes) : readTextFile(file.name, bytes);
}

const reasonOf = (error: unknown) =>
  error instanceof UnreadableList ? error.message : 'This file cannot be read.';

addEventListener('message', ({ data }: MessageEvent<File>) => {
  read(data).then(
    (list) => postMessage({ list } satisfies ReadListResult),
    (error: unknown) => postMessage({ problem: reasonOf(error) } satisfies ReadListResult),
  );
});
