import { refuse } from '#core/domain/refusals.ts';
import { storageRefusals } from '#core/domain/storage-refusals.ts';
import { problemOf } from '#core/web/transport/problem.ts';

/** Section 8: what a text that is uploaded says it is. */
export type StringFormat = 'raw' | 'base64' | 'base64url' | 'data_url';

interface Decoded {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Of a data URL. */
  readonly contentType: string | null;
}

const invalidFormat = () => problemOf(refuse(storageRefusals['storage.invalid-format']));

const alphabets = {
  base64: /^[A-Za-z0-9+/]*={0,2}$/u,
  base64url: /^[\w-]*={0,2}$/u,
} as const;

function decodeBase64(text: string, format: keyof typeof alphabets): Uint8Array<ArrayBuffer> {
  if (!alphabets[format].test(text)) throw invalidFormat();
  const standard = text.replaceAll('-', '+').replaceAll('_', '/');
  try {
    return Uint8Array.from(atob(standard), (character) => character.charCodeAt(0));
  } catch {
    throw invalidFormat();
  }
}

function encodeText(text: string): Uint8Array<ArrayBuffer> {
  if (!text.isWellFormed()) throw invalidFormat();
  return new TextEncoder().encode(text);
}

function decodePercent(text: string): Uint8Array<ArrayBuffer> {
  try {
    return encodeText(decodeURIComponent(text));
  } catch {
    throw invalidFormat();
  }
}

const dataUrl = /^data:([^,]*?)(;base64)?,(.*)$/su;

function decodeDataUrl(text: string): Decoded {
  const [, type, base64, content] = dataUrl.exec(text) ?? [];
  if (content === undefined) throw invalidFormat();
  const bytes = base64 === undefined ? decodePercent(content) : decodeBase64(content, 'base64');
  return { bytes, contentType: type || null };
}

/** The bytes of a text in a format. @throws Problem `storage.invalid-format` */
export function decodeString(text: string, format: StringFormat): Decoded {
  if (format === 'data_url') return decodeDataUrl(text);
  const bytes = format === 'raw' ? encodeText(text) : decodeBase64(text, format);
  return { bytes, contentType: null };
}
