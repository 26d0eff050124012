import { readFile } from 'node:fs/promises';
import { zipEntries } from '#core/domain/zip.ts';

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

/**
 * The media type of what begins like a zip, by the directory at its end: the first bytes alone can
 * be written by anybody. Null when it has no readable directory.
 */
export async function zipMarkOf(path: string, detected: string): Promise<string | null> {
  const entries = zipEntries(await readFile(path));
  if (entries === null || entries.length === 0) return null;
  const names = entries.map(({ name }) => name);
  const office = officeFolders.find(([folder]) => names.some((name) => name.startsWith(folder)));
  if (names.includes('[Content_Types].xml') && office) return office[1];
  if (names.includes('META-INF/manifest.xml')) return detected;
  return 'application/zip';
}
