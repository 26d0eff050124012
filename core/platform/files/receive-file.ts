import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import { isZipMark, zipMarkOf } from './zip-mark.ts';
import { openTextDetector } from './text-detector.ts';

/** A stored file, described by its bytes. */
export interface StoredFile {
  readonly size: number;
  readonly sha256: string;
  /** Base64. */
  readonly md5: string;
  /** The media type detected from its magic bytes; null when unknown. */
  readonly mark: string | null;
  readonly isText: boolean;
}

export class TooManyBytes extends Error {
  override readonly name = 'TooManyBytes';
}

async function write(file: FileHandle, bytes: AsyncIterable<Buffer>, most: number) {
  const sha256 = createHash('sha256');
  const md5 = createHash('md5');
  const text = openTextDetector();
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > most) throw new TooManyBytes();
    sha256.update(chunk);
    md5.update(chunk);
    text.read(chunk);
    await file.appendFile(chunk);
  }
  await file.sync();
  return {
    size,
    sha256: sha256.digest('hex'),
    md5: md5.digest('base64'),
    isText: text.end(),
  };
}

/** An error of the detector counts as unknown type. Imported with the first file. */
async function markOf(path: string): Promise<string | null> {
  const { fileTypeFromFile } = await import('file-type');
  const mark = (await fileTypeFromFile(path).catch(() => undefined))?.mime ?? null;
  return mark !== null && isZipMark(mark) ? zipMarkOf(path, mark) : mark;
}

/**
 * Writes bytes to a new file while they come, and syncs it. The caller removes it on failure.
 * @throws TooManyBytes as soon as more than `most` have arrived.
 */
export async function receiveFile(
  path: string,
  bytes: AsyncIterable<Buffer>,
  most: number,
): Promise<StoredFile> {
  const file = await open(path, 'wx', 0o600);
  const result = await write(file, bytes, most).finally(() => file.close());
  return { ...result, mark: await markOf(path) };
}
