import { decodedOnce } from './encoded-twice.ts';
import { unescapedWhole } from './escaped-twice.ts';

/**
 * Text as it was before a program on its way encoded it a second time: “CafÃ©” is “Café”, “R&amp;amp;D” is
 * “R&D”. Any other text stays as it is, and so does what was mended.
 */
export function mendedText(text: string): string {
  const less = unescapedWhole(text) ?? decodedOnce(text);
  return less === null ? text : mendedText(less);
}
