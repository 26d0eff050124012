import * as z from 'zod/mini';
import { FileMetadata } from '#features/cases/files/domain/file.ts';
import {
  emulatorBucket,
  HostedMetadata,
  hostedPathOf,
} from '#features/cases/files/domain/hosted.ts';
import { buildUrl } from '#core/web/transport/url.ts';

/** What is known of a stored file. */
export interface StoredFileMetadata {
  readonly name: string;
  readonly size: number;
  readonly contentType: string;
  /** Separated by commas. */
  readonly downloadTokens: string;
}

interface Upload {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: FormData | Blob;
}

/** How a store is spoken to. */
export interface StorageBackend {
  /** `Bearer`, or what the hosted storage calls it. */
  readonly scheme: string;
  uploadOf(name: string, bytes: Blob): Upload;
  addressOf(name: string): string;
  /** Null: the answer is something else. */
  metadataOf(body: unknown): StoredFileMetadata | null;
  /** Section 7: from the first of the tokens. The name is the one that was asked for. */
  downloadUrlOf(name: string, metadata: StoredFileMetadata): string;
}

/** The first token of the metadata. */
const withToken = (address: string, { downloadTokens }: StoredFileMetadata): string =>
  `${address}?alt=media&token=${downloadTokens.split(',')[0]}`;

const path = '/files/o/{name}';

/** Our own interface. */
export const ownBackend: StorageBackend = {
  scheme: 'Bearer',
  uploadOf(name, bytes) {
    const body = new FormData();
    body.append('file', bytes, name);
    return { address: buildUrl('/files/o', { query: { name } }), headers: {}, body };
  },
  addressOf: (name) => buildUrl(path, { params: { name } }),
  metadataOf: (body) => z.safeParse(FileMetadata, body).data ?? null,
  downloadUrlOf: (name, metadata) => withToken(buildUrl(path, { params: { name } }), metadata),
};

const newBoundary = (): string => `outrider-${crypto.randomUUID()}`;

/** The emulator, in the shape of a hosted storage: metadata and bytes as two parts. */
export const hostedBackend = (origin: string): StorageBackend => ({
  scheme: 'Firebase',
  uploadOf(name, bytes) {
    const boundary = newBoundary();
    const metadata = JSON.stringify({ name, contentType: bytes.type });
    const body = new Blob([
      `--${boundary}\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${metadata}\r\n`,
      `--${boundary}\r\nContent-Type: ${bytes.type || 'application/octet-stream'}\r\n\r\n`,
      bytes,
      `\r\n--${boundary}--`,
    ]);
    const headers = {
      'content-type': `multipart/related; boundary=${boundary}`,
      'x-goog-upload-protocol': 'multipart',
    };
    const query = new URLSearchParams({ name });
    return { address: `${origin}/v0/b/${emulatorBucket}/o?${query}`, headers, body };
  },
  addressOf: (name) => `${origin}${hostedPathOf(name)}`,
  metadataOf(body) {
    const { data } = z.safeParse(HostedMetadata, body);
    return data ? { ...data, size: Number(data.size) } : null;
  },
  downloadUrlOf: (name, metadata) => withToken(`${origin}${hostedPathOf(name)}`, metadata),
});
