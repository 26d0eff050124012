import { stat } from 'node:fs/promises';
import type { Reading } from '#core/server/workers/read-in-thread.ts';
import { delimitedTable } from './delimited-table.ts';
import { encodingOfHead, headOf, narrowEncoding, type Encoding } from './encoding.ts';
import { jsonTable } from './json-table.ts';
import { splitTable } from './split-table.ts';
import type { Table, TableReadOptions } from './table.ts';
import { unreadableFile } from './unreadable-file.ts';
import { workbookTable } from './workbook-table.ts';

const isZip = (head: Uint8Array) => head[0] === 0x50 && head[1] === 0x4b && head[2] === 0x03;
const isOldOffice = (head: Uint8Array) => head[0] === 0xd0 && head[1] === 0xcf;
const isPacked = (head: Uint8Array) => head[0] === 0x1f && head[1] === 0x8b;

async function encodingOf(path: string, head: Uint8Array): Promise<Encoding> {
  const encoding = encodingOfHead(head);
  if (encoding === 'bytes')
    throw unreadableFile(
      path,
      'is not text: expected CSV, JSON, JSON Lines or XLSX, whatever its name says.',
    );
  return encoding === 'narrow' ? narrowEncoding(path) : encoding;
}

const spreadsheet = 'application/vnd.oasis.opendocument.spreadsheet';
/** Its type is the first file in the archive, stored as it is. */
const isOpenDocument = (head: Uint8Array) =>
  Buffer.from(head.subarray(0, 200)).includes(spreadsheet);
const webPage = /^(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)?<(?:!doctype html|html|head|body)\b/iu;

async function tableOf(path: string, wish: TableReadOptions, reading: Reading): Promise<Table> {
  const head = await headOf(path);
  if (head.length === 0) throw unreadableFile(path, 'is empty.');
  if (isZip(head) && isOpenDocument(head))
    throw unreadableFile(path, 'is an OpenDocument spreadsheet. Save it as XLSX.');
  if (isZip(head)) return workbookTable(path, wish, reading);
  if (isOldOffice(head))
    throw unreadableFile(path, 'is in the old XLS format, or locked. Save it as XLSX.');
  if (isPacked(head)) throw unreadableFile(path, 'is packed. Unpack it first.');
  const encoding = wish.encoding ?? (await encodingOf(path, head));
  const start = new TextDecoder(encoding).decode(head).trimStart();
  if (start === '') throw unreadableFile(path, 'holds nothing but blanks.');
  if (webPage.test(start))
    throw unreadableFile(
      path,
      'is a web page, not a table. Download the table itself, as CSV or XLSX.',
    );
  return start.startsWith('{') || start.startsWith('[')
    ? jsonTable(path, encoding, wish.isWhole === true)
    : delimitedTable(path, encoding, wish);
}

/**
 * Opens a file by its content, not by its extension, with a row for each record.
 * @throws UnreadableFile with a sentence that says what is wrong with it
 */
export async function openTable(
  path: string,
  wish: TableReadOptions,
  reading: Reading,
): Promise<Table> {
  const table = await tableOf(path, wish, reading);
  return wish.split ? splitTable(table, wish.split, wish.target) : table;
}

export async function bytesOfFile(path: string): Promise<number> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    throw unreadableFile(path, 'does not exist.', error);
  }
}
