import { formatBytes } from '#core/domain/format.ts';
import { refusalText } from '#core/domain/refusals.ts';
import { storageRefusals } from '#core/domain/storage-refusals.ts';
import { limits } from '#core/domain/limits.ts';

/** Checks that the server makes, too, before the upload. */

export function problemOfFile(
  file: Pick<File, 'name' | 'size'>,
  mostBytes: number = limits.fileBytes,
): string | null {
  if (file.size > mostBytes) {
    return refusalText(storageRefusals['storage.tooLarge'], {
      most: formatBytes(mostBytes, 'en'),
    });
  }
  if (file.size === 0)
    return refusalText(storageRefusals['storage.invalid-argument'], { reason: 'it is empty.' });
  return null;
}

/** The message for more files than the limit; those that fit are accepted. */
export const problemOfMany = (count: number, remaining: number, most: number): string | null =>
  count > remaining ? refusalText(storageRefusals['storage.tooMany'], { most }) : null;
