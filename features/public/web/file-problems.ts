import { formatBytes } from '#core/domain/format.ts';
import { limits } from '#core/domain/limits.ts';
import { publicPageLimits } from '#features/public/domain/limits.ts';
import { refusalText, refusals } from '#core/domain/refusals.ts';

/** What the server would refuse, said before the file has travelled. */

export function problemOfFile(file: Pick<File, 'name' | 'size'>): string | null {
  if (file.size > limits.fileBytes) {
    return refusalText(refusals['storage.tooLarge'], { most: formatBytes(limits.fileBytes, 'en') });
  }
  if (file.size === 0)
    return refusalText(refusals['storage.invalid-argument'], { reason: 'it is empty.' });
  return null;
}

/** More files than there is room for: those that fit are taken. */
export const problemOfMany = (chosen: number, remaining: number): string | null =>
  chosen > remaining
    ? refusalText(refusals['storage.tooMany'], { most: publicPageLimits.filesPerSubmission })
    : null;
