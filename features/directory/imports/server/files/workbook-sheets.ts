import { readFile, stat } from 'node:fs/promises';
import { unzipSync, zipSync } from 'fflate';
import readWorkbook from 'read-excel-file/node';
import { isPartOfWorkbook, plainWorkbook } from '#core/domain/workbook/plain-workbook.ts';
import type { TextCodec } from '#core/domain/workbook/xml.ts';
import { unpackedBytes } from '#core/domain/zip.ts';
import { tooMuch, unreadableFile, UnreadableFile } from './unreadable-file.ts';

/** A workbook is held in memory at several times its size; larger data must come as CSV. */
const mostBytes = 32 * 1024 * 1024;
const mostUnpackedBytes = 200 * 1024 * 1024;
export interface Sheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly rows: readonly (readonly unknown[])[];
  /** The places of hidden ones among the rows. */
  readonly hiddenRows: readonly number[];
}

const codec: TextCodec = {
  decode: (bytes, encoding) => new TextDecoder(encoding).decode(bytes),
  encode: (text) => new TextEncoder().encode(text),
};

const farApart =
  'has cells far apart. Move what is far from the others nearer, or save the sheet as CSV.';
const unreadable =
  'is not a workbook that can be read. Open it in Excel and save it again, or save the sheet as CSV.';

/** @throws UnreadableFile when it cannot be read */
async function sheetsOfBytes(path: string, bytes: Uint8Array): Promise<Sheet[]> {
  const parts = unzipSync(bytes, { filter: isPartOfWorkbook });
  const plain = plainWorkbook(parts, codec);
  if ('problem' in plain)
    throw unreadableFile(path, plain.problem === 'far apart' ? farApart : unreadable);
  const zip = zipSync(plain.parts, { level: 0 });
  const read = await readWorkbook(Buffer.from(zip.buffer, zip.byteOffset, zip.length));
  return plain.sheets.map(({ isHidden, hiddenRows }, at) => ({
    name: read[at]?.sheet ?? '',
    isHidden,
    rows: read[at]?.data ?? [],
    hiddenRows,
  }));
}

/**
 * The sheets of a workbook that have cells. Synchronous for as long as it takes, so for a thread of its
 * own.
 * @throws UnreadableFile when it cannot be read
 */
export async function readSheets(path: string): Promise<Sheet[]> {
  if ((await stat(path)).size > mostBytes)
    throw unreadableFile(
      path,
      'is too large for a workbook. Save the sheet as CSV, which has no limit.',
    );
  const bytes = await readFile(path);
  const unpacked = unpackedBytes(bytes);
  if (unpacked === null)
    throw unreadableFile(path, 'is damaged: it cannot be opened as a workbook.');
  if (unpacked > mostUnpackedBytes) throw unreadableFile(path, tooMuch);
  try {
    return await sheetsOfBytes(path, bytes);
  } catch (error) {
    throw error instanceof UnreadableFile ? error : unreadableFile(path, unreadable, error);
  }
}
