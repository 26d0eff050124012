import type { ByteRange } from '#core/platform/files/file-storage.ts';

const oneRange = /^bytes=(\d{0,16})-(\d{0,16})$/iu;

/**
 * The part of a file that a Range header asks for (RFC 9110, 14). Null: the whole, also for what is no
 * range and for several, which a server may ignore: 200 of them would multiply what is read.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'none' | null {
  const [, first = '', last = ''] = oneRange.exec(header ?? '') ?? [];
  if (first === '') {
    if (last === '') return null;
    const length = Math.min(Number(last), size);
    return length === 0 ? 'none' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return null;
  if (start >= size) return 'none';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
