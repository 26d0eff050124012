import { open, type FileHandle } from 'node:fs/promises';
import { findZipDirectory, readZipDirectory, zipTailBytes } from '#core/domain/zip.ts';

const officePrefix = 'application/vnd.openxmlformats-officedocument';

/** The folder that holds the document in an Office file, and the file's media type. */
const officeFolders = [
  ['word/', `${officePrefix}.wordprocessingml.document`],
  ['xl/', `${officePrefix}.spreadsheetml.sheet`],
  ['ppt/', `${officePrefix}.presentationml.presentation`],
] as const;

/** Whether a media type is that of a zip archive with known contents, or of any. */
export const isZipMark = (mark: string): boolean =>
  mark === 'application/zip' ||
  mark.startsWith(officePrefix) ||
  mark.startsWith('application/vnd.oasis.opendocument');

/** The names of some ten thousand entries take less. */
const directoryBytesMost = 8 * 1024 * 1024;

async function readPart(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/** Reads the directory alone: the file may be larger than the memory. */
async function namesIn(path: string): Promise<string[] | null> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const tailBytes = Math.min(size, zipTailBytes);
    const record = findZipDirectory(await readPart(file, size - tailBytes, tailBytes));
    if (record === null || record.size > directoryBytesMost) return null;
    const directory = await readPart(file, record.offset, record.size);
    return readZipDirectory(directory, record.entries)?.map(({ name }) => name) ?? null;
  } finally {
    await file.close();
  }
}

/**
 * The media type of what begins like a zip, by the directory at its end: the first bytes alone can
 * be written by anybody. Null when it has no readable directory.
 */
export async function zipMarkOf(path: string, detected: string): Promise<string | null> {
  const names = await namesIn(path);
  if (names === null || names.length === 0) return null;
  const office = officeFolders.find(([folder]) => names.some((name) => name.startsWith(folder)));
  if (names.includes('[Content_Types].xml') && office) return office[1];
  if (names.includes('META-INF/manifest.xml')) return detected;
  return 'application/zip';
}
