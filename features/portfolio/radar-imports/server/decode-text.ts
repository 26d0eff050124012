const nulsIn = (bytes: Buffer, from: 0 | 1): number => {
  let count = 0;
  for (let at = from; at < bytes.length; at += 2) if (bytes[at] === 0) count += 1;
  return count / Math.max(1, bytes.length / 2);
};

const isMostly = 0.3;

function encodingOf(bytes: Buffer): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const head = bytes.subarray(0, 4096);
  if (nulsIn(head, 1) > isMostly) return 'utf-16le';
  if (nulsIn(head, 0) > isMostly) return 'utf-16be';
  return head.includes(0) ? null : 'utf-8';
}

/** The text of a file in UTF-8, UTF-16 or Windows-1252, without its byte order mark. */
export function decodeText(
  bytes: Buffer,
): { readonly text: string } | { readonly problem: string } {
  const encoding = encodingOf(bytes);
  if (encoding === null)
    return {
      problem: 'It is not a text file: expected CSV, XLSX, JSON, or a zip of Markdown files.',
    };
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes) };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes) };
  }
}
