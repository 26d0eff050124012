import { open } from 'node:fs/promises';
import type { FileFormat } from '#features/directory/imports/domain/import.ts';
import { unreadableFile } from './unreadable-file.ts';

export type Encoding = NonNullable<FileFormat['encoding']>;

const chunkBytes = 256 * 1024;
/** Bytes read for detecting the format. */
const headBytes = 64 * 1024;

const reasons: Partial<Record<string, string>> = {
  ENOENT: 'does not exist.',
  ENOTDIR: 'does not exist.',
  EACCES: 'may not be read. Check its permissions.',
  EPERM: 'may not be read. Check its permissions.',
  EISDIR: 'is a folder.',
};

/**
 * Reads a file in chunks. The buffer is reused: each chunk overwrites the one before.
 * @throws UnreadableFile when it cannot be read
 */
async function* bytesOf(path: string): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    const file = await open(path);
    try {
      const stats = await file.stat();
      if (stats.isDirectory()) throw unreadableFile(path, 'is a folder.');
      if (!stats.isFile()) throw unreadableFile(path, 'is not a file that can be read to its end.');
      const buffer = new Uint8Array(chunkBytes);
      for (;;) {
        const { bytesRead } = await file.read(buffer, 0, chunkBytes);
        if (bytesRead === 0) return;
        yield buffer.subarray(0, bytesRead);
      }
    } finally {
      await file.close();
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === '') throw error;
    throw unreadableFile(path, reasons[code] ?? 'could not be read.', error);
  }
}

export async function headOf(path: string): Promise<Uint8Array> {
  for await (const chunk of bytesOf(path)) return chunk.subarray(0, headBytes);
  return new Uint8Array();
}

const startsWith = (bytes: Uint8Array, ...mark: number[]) =>
  mark.every((byte, at) => bytes[at] === byte);

/** UTF-16 text in Latin script has a NUL in every other byte. */
function wideEncoding(head: Uint8Array): Encoding | null {
  let [even, odd] = [0, 0];
  for (const [at, byte] of head.entries()) {
    if (byte !== 0) continue;
    if (at % 2 === 0) even += 1;
    else odd += 1;
  }
  const most = head.length / 2;
  if (odd > most * 0.3 && even < most * 0.05) return 'utf-16le';
  if (even > most * 0.3 && odd < most * 0.05) return 'utf-16be';
  return null;
}

/**
 * Bytes that text does not contain: control characters except tab, line breaks, and a few
 * separators.
 */
const isControl = (byte: number) =>
  byte < 32 && ![9, 10, 11, 12, 13, 27, 28, 29, 30, 31].includes(byte);

/** Tolerance for a few stray ones. */
const fewControls = 8;

/** Detects the encoding from the first bytes; 'bytes' for a binary file. */
export function encodingOfHead(head: Uint8Array): Encoding | 'narrow' | 'bytes' {
  if (startsWith(head, 0xef, 0xbb, 0xbf)) return 'utf-8';
  if (startsWith(head, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(head, 0xfe, 0xff)) return 'utf-16be';
  const wide = wideEncoding(head);
  if (wide !== null) return wide;
  let controls = 0;
  for (const byte of head) if (isControl(byte)) controls += 1;
  return controls > Math.max(fewControls, head.length / 50) ? 'bytes' : 'narrow';
}

/**
 * UTF-8 when the whole file is valid; else Windows-1252, a superset of printable Latin-1. Reads the
 * whole file, since non-ASCII bytes may come late.
 */
export async function narrowEncoding(path: string): Promise<Encoding> {
  const strict = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of bytesOf(path)) strict.decode(chunk, { stream: true });
    strict.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252';
    throw error;
  }
}

interface Decoder {
  decode(bytes?: Uint8Array, options?: { stream: boolean }): string;
}

/**
 * Windows-1252 with runs of UTF-8: lists merged from several sources contain both, and Windows-1252
 * text is rarely valid UTF-8 by chance.
 */
function mixedDecoder(): Decoder {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  const windows = new TextDecoder('windows-1252');
  const runOf = (bytes: Buffer): string => {
    try {
      return utf8.decode(bytes);
    } catch {
      return windows.decode(bytes);
    }
  };
  let held = Buffer.alloc(0);
  return {
    decode(bytes = new Uint8Array(), { stream } = { stream: false }) {
      const all = Buffer.concat([held, bytes]);
      let end = all.length;
      // A run cut by the end of a chunk is decoded with the next.
      while (stream && end > 0 && (all[end - 1] ?? 0) >= 0x80) end -= 1;
      held = all.subarray(end);
      return all
        .toString('latin1', 0, end)
        .replaceAll(/[\x80-\xff]+/gu, (run) => runOf(Buffer.from(run, 'latin1')));
    },
  };
}

/** The text of a file in chunks, with the number of bytes read. */
export async function* textOf(
  path: string,
  encoding: Encoding,
): AsyncGenerator<{ text: string; bytes: number }, void, undefined> {
  // Removes a byte order mark; invalid bytes become U+FFFD.
  const decoder: Decoder = encoding === 'windows-1252' ? mixedDecoder() : new TextDecoder(encoding);
  let bytes = 0;
  for await (const chunk of bytesOf(path)) {
    bytes += chunk.length;
    yield { text: decoder.decode(chunk, { stream: true }), bytes };
  }
  yield { text: decoder.decode(), bytes };
}
