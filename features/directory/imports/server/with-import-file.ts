import { isAbsolute } from 'node:path';
import type { FileStore } from '#core/platform/files/open-file-store.ts';
import { unreadableFile, UnreadableFile } from './files/unreadable-file.ts';
import type { ImportTask } from './import-task.ts';

/**
 * Lets `work` read the file of an import at a path: that of an upload from the store, and the command line's
 * own where it lies.
 * @throws UnreadableFile when there is none
 */
export async function withImportFile<T>(
  files: Pick<FileStore, 'withPath'>,
  { row: { filePath, fileName }, signal }: Pick<ImportTask, 'row' | 'signal'>,
  work: (path: string) => Promise<T>,
): Promise<T> {
  if (filePath === null) throw new UnreadableFile('The file of this import was removed.');
  if (isAbsolute(filePath)) return work(filePath);
  const read = async (path: string) => ({ result: await work(path) });
  const done = await files.withPath(filePath, read, signal);
  if (done === null) throw unreadableFile(fileName, 'does not exist.');
  return done.result;
}
